import Shape
import Specification

/// Turns the channels of an AsyncAPI document into what comes to us through them and what we send.
///
/// The document speaks of one application. What it calls sending comes to us, unless we are that
/// application ourselves.
final class ChannelShaper {
  let description: AsyncAPI.Document
  let schemas: SchemaShaper
  let diagnostics: Diagnostics
  /// Whether we are the application that is described, and send what it sends.
  private let isApplication: Bool
  private lazy var traffic = Traffic(of: description, diagnostics)
  /// What every message is called, for facts that speak of some.
  private(set) lazy var directory = messageDirectory()
  private lazy var contentType = description.defaultContentType ?? "application/json"
  /// The protocols whose bindings were told to say nothing here.
  var notedProtocols: Set<String> = []
  /// The ways of the other version that were told.
  var notedWays: Set<String> = []

  init(_ description: AsyncAPI.Document, _ schemas: SchemaShaper, isApplication: Bool) {
    self.description = description
    self.schemas = schemas
    self.isApplication = isApplication
    diagnostics = description.source.diagnostics
    for channel in description.channels.map(\.value.node) {
      schemas.events[channel] = event(of: channel)
    }
  }

  /// The choice of what comes through a channel, or of what is sent where nothing comes.
  private func event(of channel: Node) -> Model.ID? {
    let (incoming, outgoing) = ways(of: channel)
    if incoming.isEmpty && outgoing.isEmpty { return nil }
    return Channel.ID(channel).event(incoming.isEmpty ? "outgoing" : "incoming")
  }

  /// What comes through a channel, and what we send.
  private func ways(of channel: Node) -> (incoming: [Traffic.Entry], outgoing: [Traffic.Entry]) {
    let ways = traffic[channel]
    return isApplication ? (ways.received, ways.sent) : (ways.sent, ways.received)
  }

  func channels() -> [Channel] {
    noteOtherVersion()
    var seen: Set<Node> = []
    return (description.channels + traffic.strays).compactMap { named in
      guard seen.insert(named.value.node).inserted else {
        noteTwin(named)
        return nil
      }
      return channel(named)
    }
  }

  func warn(
    _ code: Diagnostic.Code,
    _ severity: Diagnostic.Severity = .warning,
    at mark: Mark,
    _ message: String,
    mend: String? = nil
  ) {
    diagnostics.report(Diagnostic(severity, code, at: mark, message, mend: mend))
  }

  private func channel(_ named: Named<AsyncAPI.Channel>) -> Channel {
    let view = named.value
    let id = Channel.ID(view.node)
    let address = address(of: named)
    noteBindings(of: view)
    let (incoming, outgoing) = ways(of: view.node)
    if incoming.isEmpty, outgoing.isEmpty { noteSilence(of: named) }
    let received = MessageNames.drafts(of: incoming, in: view)
    let sent = MessageNames.drafts(of: outgoing, in: view)
    return Channel(
      id: id,
      name: named.key,
      address: address,
      parameters: address.map { parameters(of: view, in: $0, id, at: named.keyMark) } ?? [],
      handshake: handshake(of: view, id),
      incoming: direction("incoming", received, answering: sent, of: view, id),
      outgoing: direction("outgoing", sent, answering: received, of: view, id),
      documentation: Documentation(
        summary: view.summary ?? view.title,
        description: view.description
      ),
      facts: facts(of: view, channel: view.node),
      origin: Origin(view.node)
    )
  }

  private func messageDirectory() -> MessageDirectory {
    var directory = MessageDirectory()
    for channel in description.channels.map(\.value) {
      let (incoming, outgoing) = ways(of: channel.node)
      directory.add(MessageNames.drafts(of: incoming, in: channel), .incoming, of: channel.node)
      directory.add(MessageNames.drafts(of: outgoing, in: channel), .outgoing, of: channel.node)
    }
    return directory
  }

  private func direction(
    _ word: String,
    _ drafts: [MessageDraft],
    answering others: [MessageDraft],
    of view: AsyncAPI.Channel,
    _ id: Channel.ID
  ) -> Channel.Direction? {
    guard !drafts.isEmpty else { return nil }
    let branches = drafts.map { branch($0, of: id) }
    let role = Role(
      id: id.event(word),
      name: word,
      owner: .channel(id),
      node: view.node
    )
    let isIncoming = word == "incoming"
    let event = schemas.event(
      branches,
      as: role,
      Documentation(summary: isIncoming ? "What comes through this channel." : "What is sent.")
    )
    return Channel.Direction(
      event: event,
      messages: drafts.map { message($0, answering: others, of: id) }
    )
  }

  private func branch(_ draft: MessageDraft, of channel: Channel.ID) -> EventBranch {
    let documentation = Documentation(of: draft.view)
    let schema = draft.view.payload?.schema
    if let format = draft.view.payload?.foreignFormat { noteForeign(format, of: draft) }
    if schema != nil { noteContentType(of: draft) }
    let owner = draft.isShared ? nil : Model.Owner.channel(channel)
    return EventBranch(
      name: draft.name,
      schema: schema,
      role: schema.map { Role(draft.typeName, owner: owner, at: $0.node) },
      documentation: documentation
    )
  }

  private func message(
    _ draft: MessageDraft,
    answering others: [MessageDraft],
    of channel: Channel.ID
  ) -> Message {
    Message(
      name: draft.name,
      contentType: draft.view.contentType ?? contentType,
      headers: headers(of: draft, channel),
      correlation: draft.view.correlationLocation,
      answers: others.filter { draft.answers.contains($0.view.node) }.map(\.name),
      documentation: Documentation(of: draft.view)
    )
  }

  /// What a message and its traits say of headers together.
  private func headers(of draft: MessageDraft, _ channel: Channel.ID) -> Type? {
    let schemas = draft.view.headers.compactMap(\.schema)
    guard let first = schemas.first else { return nil }
    let owner = draft.isShared ? nil : Model.Owner.channel(channel)
    let name = draft.typeName + "Headers"
    if schemas.count == 1 {
      return self.schemas.type(of: first, as: Role(name, owner: owner, at: first.node))
    }
    let atoms = schemas.map { Atom(schema: $0, home: nil) }
    return self.schemas.type(
      of: atoms,
      as: Role(name, owner: owner, of: atoms, at: draft.view.node)
    )
  }

  func contentType(of draft: MessageDraft) -> String { draft.view.contentType ?? contentType }
}

extension Channel.ID {
  init(_ node: Node) { self.init(Model.ID(node).rawValue) }

  /// The choice of what travels one way.
  fileprivate func event(_ way: String) -> Model.ID { Model.ID("\(rawValue) \(way)") }
}

extension Documentation {
  fileprivate init(of message: AsyncAPI.Message) {
    self.init(
      summary: message.summary ?? message.title,
      description: message.description,
      isDeprecated: message.isDeprecated
    )
  }
}
