import BinderyJSON
import RecordingMutation

/// Which messages of a live server are which recorded ones.
struct SessionComparison {
  /// A recorded message, and the live one that is the same by name.
  struct Pair {
    let frame: Int
    let message: Int
  }

  private let play: SessionPlay
  /// The messages that were recorded and sent again, in recorded order.
  private(set) var pairs: [Pair] = []
  /// Other messages that the server sent instead of those that it had to, in recorded order.
  private(set) var replacements: [Pair] = []
  /// The recorded messages that the server had to send and didn't.
  private(set) var missing: [Int] = []
  /// The messages that aren't recorded, and replace none.
  private(set) var extra: [Int] = []

  /// Of more messages of a name, the nth one is the nth recorded one.
  private static let similarityLimit = 100

  init(_ play: SessionPlay) {
    self.play = play
    let played = play.session.frames.indices.prefix(play.playedCount)
    let received = played.filter { !play.session.frames[$0].isSent }
    for name in received.map({ play.session.frames[$0].name }).unique {
      pair(
        received.filter { play.session.frames[$0].name == name },
        play.messages.indices.filter { play.messages[$0].name == name }
      )
    }
    pairs.sort { $0.frame < $1.frame }
    var rest = Set(play.messages.indices).subtracting(pairs.map(\.message)).sorted()
    let found = Set(pairs.map(\.frame))
    for frame in received where !found.contains(frame) && play.session.frames[frame].cause != nil {
      if let index = rest.firstIndex(where: { replaces($0, frame) }) {
        replacements.append(Pair(frame: frame, message: rest.remove(at: index)))
      } else {
        missing.append(frame)
      }
    }
    extra = rest
  }

  /// Pairs messages of a name, the most similar ones first.
  private mutating func pair(_ frames: [Int], _ messages: [Int]) {
    guard frames.count * messages.count <= Self.similarityLimit * Self.similarityLimit else {
      pairs += zip(frames, messages).map { Pair(frame: $0, message: $1) }
      return
    }
    let one = frames.map { play.session.frames[$0].content.json }
    let other = messages.map { play.messages[$0].content.json }
    var ranked: [(pair: Pair, rank: [Int])] = []
    for (index, frame) in frames.enumerated() {
      for (number, message) in messages.enumerated() {
        let equal = one[index].flatMap { one in other[number].map { one.equalCount(with: $0) } }
        let rank = [isEarly(message, frame) ? 1 : 0, -(equal ?? 0), abs(index - number), index]
        ranked.append((Pair(frame: frame, message: message), rank))
      }
    }
    var taken: (frames: Set<Int>, messages: Set<Int>) = ([], [])
    for (pair, _) in ranked.sorted(by: { $0.rank.lexicographicallyPrecedes($1.rank) })
    where !taken.frames.contains(pair.frame) && !taken.messages.contains(pair.message) {
      taken.frames.insert(pair.frame)
      taken.messages.insert(pair.message)
      pairs.append(pair)
    }
  }

  /// Whether a message came before the one to which it would be the reply.
  private func isEarly(_ message: Int, _ frame: Int) -> Bool {
    guard case .request(let request, _) = play.session.frames[frame].cause else { return false }
    return play.messages[message].sentCount < play.session.ordinal(of: request)
  }

  /// Whether a message came instead of a recorded one: another reply, or one that isn't described.
  private func replaces(_ message: Int, _ frame: Int) -> Bool {
    let live = play.messages[message]
    guard case .request(_, let replies) = play.session.frames[frame].cause else {
      return live.name == nil
    }
    if isEarly(message, frame) { return false }
    return live.name.map { replies.contains($0.message) } ?? true
  }

  // MARK: - Order

  /// The replies that came before the messages to which they are replies, by their indices.
  var earlyReplies: [(pair: Pair, request: Int)] {
    pairs.compactMap { pair in
      guard case .request(let request, _) = play.session.frames[pair.frame].cause,
        isEarly(pair.message, pair.frame)
      else { return nil }
      return (pair, request)
    }
  }

  /// The messages that came directly before the one that they were recorded directly after.
  var swapped: [(pair: Pair, after: Pair)] {
    let early = Set(earlyReplies.map(\.pair.frame))
    return zip(pairs, pairs.dropFirst()).filter { one, other in
      let sent = play.session.frames[one.frame...other.frame].contains(where: \.isSent)
      return !sent && play.session.frames[one.frame].cause != nil && !early.contains(one.frame)
        && other.message < one.message && play.session.frames[one.frame].name != nil
        && play.messages[one.message].sentCount == play.messages[other.message].sentCount
    }
    .map { (pair: $1, after: $0) }
  }

  /// The names of messages of which the server sent more than it has to, and their numbers.
  var repeated: [(name: LiveMessage.Name, frame: Int, count: Int, recorded: Int)] {
    extra.compactMap { play.messages[$0].name }.unique.compactMap { name in
      let frames = play.session.frames.indices.filter { index in
        let frame = play.session.frames[index]
        return !frame.isSent && frame.name == name
      }
      guard let last = frames.last,
        frames.allSatisfy({ play.session.frames[$0].cause != nil })
      else { return nil }
      let others = Set(replacements.map(\.message))
      let count = play.messages.indices.count {
        play.messages[$0].name == name && !others.contains($0)
      }
      let late = play.session.unanswered.count { $0.contains(name.message) }
      return count > frames.count + late ? (name, last, count, frames.count) : nil
    }
  }

  /// The number of recorded messages that the server didn't send, and needn't.
  var unsent: Int {
    let found = Set(pairs.map(\.frame))
    return play.session.frames.indices.count { index in
      let frame = play.session.frames[index]
      return !frame.isSent && frame.cause == nil && !found.contains(index)
    }
  }

  /// The messages that no channel describes, and that replace none.
  var undescribed: [Int] { extra.filter { play.messages[$0].name == nil } }
}
