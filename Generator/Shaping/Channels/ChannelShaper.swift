import Canonical
import Canonicalizing
import Shape
import Specification

/// Converts the channels of an AsyncAPI document into incoming and outgoing messages.
///
/// The document describes one application. The messages that the application sends are incoming for
/// its clients, and outgoing for the application itself.
final class ChannelShaper {
  let canonicalizer: AsyncCanonicalizer
  let document: AsyncAPI.Document
  let schemas: SchemaShaper
  let diagnostics: Diagnostics
  /// Whether the module implements the described application.
  private let isApplication: Bool
  let traffic: Traffic
  let names: MessageNames
  /// The names of all messages, for extensions that refer to messages.
  private(set) lazy var directory = messageDirectory()
  private(set) lazy var operations = Dictionary(
    grouping: document.operations,
    by: \.channel
  )
  /// The channels and messages that the filter excludes.
  private(set) var omissions = Omissions()

  init(
    _ canonicalizer: AsyncCanonicalizer,
    _ schemas: SchemaShaper,
    _ filter: Bindings.Filter?,
    isApplication: Bool
  ) {
    self.canonicalizer = canonicalizer
    document = canonicalizer.document
    self.schemas = schemas
    self.isApplication = isApplication
    diagnostics = schemas.source.diagnostics
    traffic = Traffic(of: document, filter, diagnostics)
    names = MessageNames(document: document, schemas: canonicalizer.schemas)
    for channel in document.channels.map(\.value) {
      let id = Channel.ID(document[channel].location)
      schemas.events[id] = event(of: channel)
      if !traffic.selection.includes(channel) { schemas.excludedChannels.insert(id) }
    }
  }

  /// The operations and channels that the filter was applied to.
  var candidates: [Bindings.Filter.Candidate] { traffic.selection.candidates }

  /// The union of a channel's incoming messages, or of its outgoing messages if it has no incoming
  /// ones.
  private func event(of channel: AsyncAPI.Channel.ID) -> Model.ID? {
    let (incoming, outgoing) = entries(of: channel)
    guard (incoming + outgoing).contains(where: \.isIncluded) else { return nil }
    let isIncoming = incoming.contains(where: \.isIncluded)
    return Channel.ID(document[channel].location).event(isIncoming ? "incoming" : "outgoing")
  }

  /// The incoming and the outgoing messages of a channel.
  private func entries(
    of channel: AsyncAPI.Channel.ID
  ) -> (incoming: [Traffic.Entry], outgoing: [Traffic.Entry]) {
    let messages = traffic[channel]
    return isApplication
      ? (messages.received, messages.sent) : (messages.sent, messages.received)
  }

  func channels() -> [Channel] {
    noteUnsupportedParts()
    var seen: Set<AsyncAPI.Channel.ID> = []
    return document.channels.compactMap { named in
      guard traffic.selection.includes(named.value) else {
        omissions.channels.insert(named.key)
        return nil
      }
      guard seen.insert(named.value).inserted else {
        noteDuplicate(named)
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

  private func channel(_ named: Named<AsyncAPI.Channel.ID>) -> Channel {
    let channel = document[named.value]
    let id = Channel.ID(channel.location)
    let address = address(of: channel)
    let (incoming, outgoing) = entries(of: channel.id)
    if incoming.isEmpty, outgoing.isEmpty { noteMissingMessages(of: named) }
    let received = included(incoming, of: named)
    let sent = included(outgoing, of: named)
    return Channel(
      id: id,
      name: named.key,
      address: address,
      parameters: address.map { parameters(of: channel, in: $0, id, at: named.keyMark) } ?? [],
      handshake: handshake(of: channel, id),
      incoming: direction("incoming", received, answering: sent, of: channel, id),
      outgoing: direction("outgoing", sent, answering: received, of: channel, id),
      servers: channel.servers,
      documentation: Documentation(
        summary: channel.summary ?? channel.title,
        description: channel.description
      ),
      policies: connectionPolicies(canonicalizer.extensions(of: channel.id), channel: channel.id),
      origin: Origin(channel.location)
    )
  }

  /// The messages that the filter admits, with names that are unique among all of the channel.
  private func included(
    _ entries: [Traffic.Entry],
    of channel: Named<AsyncAPI.Channel.ID>
  ) -> [MessageDraft] {
    names.drafts(of: entries, in: channel.value).filter { draft in
      if !draft.isIncluded {
        omissions.messages.insert(Omissions.Message(draft.name, of: channel.key))
      }
      return draft.isIncluded
    }
  }

  private func messageDirectory() -> MessageDirectory {
    var directory = MessageDirectory()
    for channel in document.channels.map(\.value) {
      let (incoming, outgoing) = entries(of: channel)
      directory.add(names.drafts(of: incoming, in: channel), .incoming, of: channel)
      directory.add(names.drafts(of: outgoing, in: channel), .outgoing, of: channel)
    }
    return directory
  }

  private func direction(
    _ name: String,
    _ drafts: [MessageDraft],
    answering others: [MessageDraft],
    of channel: AsyncAPI.Channel,
    _ id: Channel.ID
  ) -> Channel.Direction? {
    guard !drafts.isEmpty else { return nil }
    let isIncoming = name == "incoming"
    var origin = Origin(channel.location)
    origin.pointer += "/" + name
    let event = id.event(name)
    schemas.add(
      Model(
        id: event,
        name: name,
        owner: .channel(id),
        documentation: Documentation(
          summary: isIncoming ? "What comes through this channel." : "What is sent."
        ),
        origin: origin,
        definition: .choice(schemas.event(drafts.map { branch($0, of: id) }))
      )
    )
    var requests = RequestMessages(others, in: traffic.requests)
    return Channel.Direction(
      event: event,
      messages: drafts.map { message($0, answering: requests.names(of: $0.answers)) }
    )
  }
}

extension Channel.ID {
  init(_ location: SourceLocation) { self.init(location.mark.file + location.pointer) }

  /// The union of the messages in one direction.
  fileprivate func event(_ direction: String) -> Model.ID {
    Model.ID("\(rawValue) \(direction)")
  }
}

extension Model.ID {
  init(_ location: SourceLocation) { self.init(location.mark.file + location.pointer) }
}

extension Origin {
  init(_ location: SourceLocation) {
    let mark = location.mark
    self.init(file: mark.file, line: mark.line, column: mark.column, pointer: location.pointer)
  }
}
