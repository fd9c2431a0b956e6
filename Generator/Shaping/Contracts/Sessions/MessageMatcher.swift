import BinderyJSON
import Canonical
import Shape
import SourceDiagnostics

/// Finds the messages that recorded frames without names are, as a client does: the channel by the
/// evidence in a message, and the message as the channel's decoder does.
struct MessageMatcher {
  let channels: [Channel]
  let responses: ResponseChannels
  let bundle: SchemaBundle
  private let directions: [Model.ID: MessageSignatures]

  init(_ service: Service, _ bundle: SchemaBundle) {
    channels = service.channels
    responses = ResponseChannels(service)
    self.bundle = bundle
    let unions = service.models.compactMap { model -> (Model.ID, Union)? in
      guard case .union(let union) = model.definition, union.isEvent else { return nil }
      return (model.id, union)
    }
    let common = unions.map(\.1).commonConstants
    let events = unions.map { ($0, MessageSignatures($1, common: common)) }
    directions = Dictionary(events) { first, _ in first }
  }

  /// What the frames of a session are.
  enum Session {
    /// The session with the channel and the name of each message that a channel describes, also in
    /// the other direction, if a constant identifies it.
    case described(Recording)
    /// The session with the names of its messages, of which more are messages of the other
    /// direction; the channel has most of them.
    case reversed(Recording, channel: String)
    /// No frame is a described message, so that the session is one with another service.
    case unrelated
  }

  func session(_ recording: Recording) -> Session {
    let matches = recording.frames.map { match($0, $0.direction) }
    let others = recording.frames.map { match($0, $0.direction == .send ? .receive : .send) }
    let reversed = zip(matches, others).compactMap { match, other -> Match? in
      guard let other, match.map({ $0.evidence < other.evidence }) ?? true else { return nil }
      return other
    }
    let described = zip(matches, others).count { match, other in
      match.map { match in other.map { $0.evidence < match.evidence } ?? true } ?? false
    }
    if reversed.count > described, let channel = reversed.mostFrequentChannel {
      return .reversed(named(recording, others, or: matches, main: channel), channel: channel)
    }
    guard let main = matches.compactMap(\.self).mostFrequentChannel else { return .unrelated }
    return .described(named(recording, matches, or: others, main: main))
  }

  /// The session with the channel and the name of each message, of one direction or, if a constant
  /// that not all messages have identifies it, of the other one.
  private func named(
    _ recording: Recording,
    _ matches: [Match?],
    or others: [Match?],
    main: String
  ) -> Recording {
    var recording = recording
    for (index, match) in matches.enumerated() {
      let bytes = recording.frames[index].data.bytes
      let other = others[index].flatMap { $0.signatures.identifies(bytes) ? $0 : nil }
      recording.frames[index].channel = (match ?? other)?.channel.name ?? main
      recording.frames[index].message = (match ?? other)?.message
    }
    return recording
  }

  fileprivate struct Match {
    let channel: Channel
    let message: String
    let evidence: MessageEvidence
    let signatures: MessageSignatures
  }

  private func match(
    _ frame: Recording.Frame,
    _ direction: Recording.Frame.Direction
  ) -> Match? {
    let bytes = frame.data.bytes
    let matches = channels.compactMap { match(bytes, direction, of: $0) }
    return matches.max { $0.evidence < $1.evidence }
  }

  private func match(
    _ bytes: [UInt8],
    _ direction: Recording.Frame.Direction,
    of channel: Channel
  ) -> Match? {
    let direction = direction == .send ? channel.outgoing : channel.incoming
    guard let direction, let signatures = directions[direction.event],
      let (index, evidence) = signatures.match(bytes), direction.messages.indices.contains(index)
    else { return nil }
    let name = direction.messages[index].name
    return Match(
      channel: channel,
      message: name,
      evidence: evidence,
      signatures: signatures
    )
  }

  /// Whether the decoder of a channel would read a frame that no channel describes, so that the
  /// client doesn't route it to this channel.
  func isOfOtherChannels(_ frame: Recording.Frame, _ channel: Channel) -> Bool {
    let direction = frame.direction == .send ? channel.outgoing : channel.incoming
    guard frame.message == nil, let direction, let signatures = directions[direction.event] else {
      return false
    }
    return signatures.decodes(frame.data.bytes) && signatures.match(frame.data.bytes) == nil
  }

  /// The message that one of some channels receives as bytes; nil if none has it.
  func received(
    _ bytes: [UInt8],
    on names: [String]
  ) -> (channel: String, message: String)? {
    channels.filter { names.contains($0.name) }.compactMap { match(bytes, .receive, of: $0) }
      .max { $0.evidence < $1.evidence }.map { ($0.channel.name, $0.message) }
  }

  /// The name of the message that a channel receives as bytes, or as the data of a server-sent
  /// event with a type; nil if it has none.
  func received(_ bytes: [UInt8], eventType: String? = nil, on channel: Channel) -> String? {
    let signatures = channel.incoming.flatMap { directions[$0.event] }
    let named = signatures?.message(ofEventType: eventType)
    return named.flatMap { channel.incoming?.messages[$0].name }
      ?? match(bytes, .receive, of: channel)?.message
  }
}

extension [MessageMatcher.Match] {
  /// The name of the channel of the most messages; the first one of several.
  fileprivate var mostFrequentChannel: String? {
    let numbers = Dictionary(grouping: self) { $0.channel.name }.mapValues(\.count)
    let most = numbers.values.max()
    return first { numbers[$0.channel.name] == most }?.channel.name
  }
}
