import Canonical
import Shape
import SourceDiagnostics

/// Finds the messages that recorded frames without names are, as a client's decoder does: by the
/// discriminator of a channel's messages, or else by their members and constants.
struct MessageMatcher {
  private let channels: [Channel]
  private let unions: [Model.ID: Union]

  init(_ service: Service) {
    channels = service.channels
    let events = service.models.compactMap { model -> (Model.ID, Union)? in
      if case .union(let union) = model.definition { (model.id, union) } else { nil }
    }
    unions = Dictionary(events) { first, _ in first }
  }

  /// A session with the channel and the name of each message that a channel describes, also in the
  /// other direction, if a constant identifies it.
  ///
  /// Nil if no frame is a described message, so that the session is one with another service.
  func named(_ recording: Recording) -> Recording? {
    let matches = recording.frames.map { match($0, $0.direction) }
    let found = matches.compactMap(\.self)
    guard let main = found.mostFrequentChannel else { return nil }
    var recording = recording
    for (index, match) in matches.enumerated() {
      let match = match ?? reversed(recording.frames[index])
      recording.frames[index].channel = match?.channel.name ?? main
      recording.frames[index].message = match?.message
    }
    return recording
  }

  /// The channel that has the messages of a session in the other direction.
  func reversedChannel(_ recording: Recording) -> String? {
    recording.frames.compactMap { match($0, $0.direction == .send ? .receive : .send) }
      .mostFrequentChannel
  }

  /// The score of a constant.
  fileprivate static let scoreOfConstant = 100

  fileprivate struct Match {
    let channel: Channel
    let message: String
    /// The number of constants and known members of the message.
    let score: Int
  }

  /// The message that only the other direction has, and that a constant identifies.
  private func reversed(_ frame: Recording.Frame) -> Match? {
    let match = match(frame, frame.direction == .send ? .receive : .send)
    return match.flatMap { $0.score >= Self.scoreOfConstant ? $0 : nil }
  }

  private func match(
    _ frame: Recording.Frame,
    _ direction: Recording.Frame.Direction
  ) -> Match? {
    guard let value = WireReader.json(String(decoding: frame.data.bytes, as: UTF8.self)) else {
      return nil
    }
    let matches = channels.compactMap { channel -> Match? in
      let direction = direction == .send ? channel.outgoing : channel.incoming
      guard let direction, let union = unions[direction.event],
        let match = union.match(value), direction.messages.indices.contains(match.index)
      else { return nil }
      let name = direction.messages[match.index].name
      return Match(channel: channel, message: name, score: match.score)
    }
    return matches.max { $0.score < $1.score }
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

extension Union {
  /// The index of the variant that a value is, and the number of constants and members that agree.
  fileprivate func match(_ value: Literal) -> (index: Int, score: Int)? {
    guard let discriminator, case .object(let members) = value else {
      return bestMatch(value, among: Array(variants.indices))
    }
    let constant = members.first { $0.key == discriminator.key }.flatMap { Scalar($0.value) }
    guard let constant else {
      if let absent = discriminator.absent { return (absent, 1) }
      return bestMatch(value, among: Array(variants.indices))
    }
    if let mapping = discriminator.mapping.first(where: { $0.value == constant }) {
      return (mapping.variant, 1000)
    }
    if let other = bestMatch(value, among: discriminator.others) { return other }
    return discriminator.unmapped.map { ($0, 1) }
  }

  private func bestMatch(_ value: Literal, among indices: [Int]) -> (index: Int, score: Int)? {
    indices.compactMap { index in
      variants[index].signature.score(of: value).map { (index, $0) }
    }
    .max { $0.1 < $1.1 }
  }
}

extension Union.Signature {
  /// The number of constants and known members of a value; nil if the value doesn't match.
  fileprivate func score(of value: Literal) -> Int? {
    switch (self, value) {
    case (.any, _): 0
    case (.null, .null), (.boolean, .boolean), (.integer, .integer), (.number, .integer),
      (.number, .number), (.array, .array), (.text, .string):
      1
    case (.string(let values), .string(let text)):
      values.isEmpty ? 1 : values.contains(text) ? MessageMatcher.scoreOfConstant : nil
    case (.object(let required, let known, let listed), .object(let members)):
      Self.score(of: members, required, known, listed)
    case (.several(let signatures), _): signatures.compactMap { $0.score(of: value) }.max()
    default: nil
    }
  }

  private static func score(
    of members: [Literal.Member],
    _ required: [String],
    _ known: [String],
    _ listed: [Union.Listed]
  ) -> Int? {
    let keys = Set(members.map(\.key))
    guard keys.isSuperset(of: required) else { return nil }
    var score = keys.intersection(known).count
    for property in listed {
      var owner = members
      if let outer = property.outer {
        guard case .object(let inner)? = members.first(where: { $0.key == outer })?.value else {
          continue
        }
        owner = inner
      }
      guard let value = owner.first(where: { $0.key == property.key })?.value else { continue }
      if value == .null, property.isNullable { continue }
      guard property.admits(value) else { return nil }
      score += MessageMatcher.scoreOfConstant
    }
    return score
  }
}

extension Union.Listed {
  /// Whether a value is one of the listed ones, or has the prefix or suffix.
  fileprivate func admits(_ value: Literal) -> Bool {
    guard values.isEmpty else { return Scalar(value).map(values.contains) ?? false }
    guard case .string(let text) = value else { return false }
    return switch affix {
    case .prefix(let prefix): text.hasPrefix(prefix)
    case .suffix(let suffix): text.hasSuffix(suffix)
    case .noPrefix(let prefixes): !prefixes.contains(where: text.hasPrefix)
    case nil: true
    }
  }
}
