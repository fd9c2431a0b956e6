import Canonical
import Canonicalizing
import Shape
import Specification

/// Turns the channels of an AsyncAPI document into what comes to us through them and what we send.
///
/// The document speaks of one application. What it calls sending comes to us, unless we are that
/// application ourselves.
final class ChannelShaper {
  let canonicalizer: AsyncCanonicalizer
  let document: AsyncAPI.Document
  let schemas: SchemaShaper
  let diagnostics: Diagnostics
  /// Whether we are the application that is described, and send what it sends.
  private let isApplication: Bool
  let traffic: Traffic
  let names: MessageNames
  /// What every message is called, for facts that speak of some.
  private(set) lazy var directory = messageDirectory()
  private(set) lazy var operations = Dictionary(
    grouping: document.operations,
    by: \.channel
  )
  /// What the filter refused.
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
      if !traffic.selection.wants(channel) { schemas.refusedChannels.insert(id) }
    }
  }

  /// Everything that the filter was asked about.
  var candidates: [Bindings.Filter.Candidate] { traffic.selection.candidates }

  /// The choice of what comes through a channel, or of what is sent where nothing comes.
  private func event(of channel: AsyncAPI.Channel.ID) -> Model.ID? {
    let (incoming, outgoing) = ways(of: channel)
    guard (incoming + outgoing).contains(where: \.isWanted) else { return nil }
    let comes = incoming.contains(where: \.isWanted)
    return Channel.ID(document[channel].location).event(comes ? "incoming" : "outgoing")
  }

  /// What comes through a channel, and what we send.
  private func ways(
    of channel: AsyncAPI.Channel.ID
  ) -> (incoming: [Traffic.Entry], outgoing: [Traffic.Entry]) {
    let ways = traffic[channel]
    return isApplication ? (ways.received, ways.sent) : (ways.sent, ways.received)
  }

  func channels() -> [Channel] {
    noteLeftovers()
    var seen: Set<AsyncAPI.Channel.ID> = []
    return document.channels.compactMap { named in
      guard traffic.selection.wants(named.value) else {
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
    let (incoming, outgoing) = ways(of: channel.id)
    if incoming.isEmpty, outgoing.isEmpty { noteSilence(of: named) }
    let received = wanted(incoming, of: named)
    let sent = wanted(outgoing, of: named)
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
      facts: facts(canonicalizer.extensions(of: channel.id), channel: channel.id),
      origin: Origin(channel.location)
    )
  }

  /// The messages that the filter admits; the names of the others hold none the less.
  private func wanted(
    _ entries: [Traffic.Entry],
    of channel: Named<AsyncAPI.Channel.ID>
  ) -> [MessageDraft] {
    names.drafts(of: entries, in: channel.value).filter { draft in
      if !draft.isWanted {
        omissions.messages.insert(Omissions.Message(draft.name, of: channel.key))
      }
      return draft.isWanted
    }
  }

  private func messageDirectory() -> MessageDirectory {
    var directory = MessageDirectory()
    for channel in document.channels.map(\.value) {
      let (incoming, outgoing) = ways(of: channel)
      directory.add(names.drafts(of: incoming, in: channel), .incoming, of: channel)
      directory.add(names.drafts(of: outgoing, in: channel), .outgoing, of: channel)
    }
    return directory
  }

  private func direction(
    _ word: String,
    _ drafts: [MessageDraft],
    answering others: [MessageDraft],
    of channel: AsyncAPI.Channel,
    _ id: Channel.ID
  ) -> Channel.Direction? {
    guard !drafts.isEmpty else { return nil }
    let isIncoming = word == "incoming"
    var origin = Origin(channel.location)
    origin.pointer += "/" + word
    let event = id.event(word)
    schemas.add(
      Model(
        id: event,
        name: word,
        owner: .channel(id),
        documentation: Documentation(
          summary: isIncoming ? "What comes through this channel." : "What is sent."
        ),
        origin: origin,
        definition: .choice(schemas.event(drafts.map { branch($0, of: id) }))
      )
    )
    var asked = AskingMessages(others, asking: traffic.requests)
    return Channel.Direction(
      event: event,
      messages: drafts.map { message($0, answering: asked.names(of: $0.answers)) }
    )
  }
}

extension Channel.ID {
  init(_ location: SourceLocation) { self.init(location.mark.file + location.pointer) }

  /// The choice of what travels one way.
  fileprivate func event(_ way: String) -> Model.ID { Model.ID("\(rawValue) \(way)") }
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
