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
  let traffic: Traffic
  /// What every message is called, for facts that speak of some.
  private(set) lazy var directory = messageDirectory()
  private(set) lazy var contentType = description.defaultContentType ?? "application/json"
  /// Those of version 3.
  private(set) lazy var operationsByChannel = Dictionary(
    description.operations.map(\.value).compactMap { operation in
      operation.channel.map { ($0.node, [operation]) }
    },
    uniquingKeysWith: +
  )
  /// What the filter refused.
  private(set) var omissions = Omissions()
  /// The ways of the other version that were told.
  var notedWays: Set<String> = []

  init(
    _ description: AsyncAPI.Document,
    _ schemas: SchemaShaper,
    _ filter: Bindings.Filter?,
    isApplication: Bool
  ) {
    self.description = description
    self.schemas = schemas
    self.isApplication = isApplication
    diagnostics = description.source.diagnostics
    traffic = Traffic(of: description, filter, diagnostics)
    for channel in traffic.channels.map(\.value.node) {
      schemas.events[channel] = event(of: channel)
      if !traffic.selection.wants(channel) { schemas.refusedChannels.insert(channel) }
    }
  }

  /// Everything that the filter was asked about.
  var candidates: [Bindings.Filter.Candidate] { traffic.selection.candidates }

  /// The choice of what comes through a channel, or of what is sent where nothing comes.
  private func event(of channel: Node) -> Model.ID? {
    let (incoming, outgoing) = ways(of: channel)
    guard (incoming + outgoing).contains(where: \.isWanted) else { return nil }
    let comes = incoming.contains(where: \.isWanted)
    return Channel.ID(channel).event(comes ? "incoming" : "outgoing")
  }

  /// What comes through a channel, and what we send.
  private func ways(of channel: Node) -> (incoming: [Traffic.Entry], outgoing: [Traffic.Entry]) {
    let ways = traffic[channel]
    return isApplication ? (ways.received, ways.sent) : (ways.sent, ways.received)
  }

  func channels() -> [Channel] {
    noteOtherVersion()
    noteLeftovers()
    var seen: Set<Node> = []
    return traffic.channels.compactMap { named in
      guard traffic.selection.wants(named.value.node) else {
        omissions.channels.insert(named.key)
        return nil
      }
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
    fix: String? = nil
  ) {
    diagnostics.report(Diagnostic(severity, code, at: mark, message, fix: fix))
  }

  private func channel(_ named: Named<AsyncAPI.Channel>) -> Channel {
    let view = named.value
    let id = Channel.ID(view.node)
    let address = address(of: named)
    let (incoming, outgoing) = ways(of: view.node)
    if incoming.isEmpty, outgoing.isEmpty { noteSilence(of: named) }
    let received = wanted(incoming, of: named)
    let sent = wanted(outgoing, of: named)
    return Channel(
      id: id,
      name: named.key,
      address: address,
      parameters: address.map { parameters(of: view, in: $0, id, at: named.keyMark) } ?? [],
      handshake: handshake(of: view, id),
      incoming: direction("incoming", received, answering: sent, of: view, id),
      outgoing: direction("outgoing", sent, answering: received, of: view, id),
      servers: view.servers,
      documentation: Documentation(
        summary: view.summary ?? view.title,
        description: view.description
      ),
      facts: facts(of: view, channel: view.node),
      origin: Origin(view.node)
    )
  }

  /// The messages that the filter lets in; the names of the others hold none the less.
  private func wanted(
    _ entries: [Traffic.Entry],
    of channel: Named<AsyncAPI.Channel>
  ) -> [MessageDraft] {
    MessageNames.drafts(of: entries, in: channel.value).filter { draft in
      if !draft.isWanted {
        omissions.messages.insert(Omissions.Message(draft.name, of: channel.key))
      }
      return draft.isWanted
    }
  }

  private func messageDirectory() -> MessageDirectory {
    var directory = MessageDirectory()
    for channel in traffic.channels.map(\.value) {
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
    var asked = AskingMessages(others, asking: traffic.questions)
    return Channel.Direction(
      event: event,
      messages: drafts.map { message($0, answering: asked.names(of: $0.answers)) }
    )
  }
}

extension Channel.ID {
  init(_ node: Node) { self.init(Model.ID(node).rawValue) }

  /// The choice of what travels one way.
  fileprivate func event(_ way: String) -> Model.ID { Model.ID("\(rawValue) \(way)") }
}
