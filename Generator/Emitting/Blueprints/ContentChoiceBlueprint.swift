import Shape
import SwiftSource

/// A body in one of several media types.
struct ContentChoiceBlueprint {
  var name: SwiftName
  var cases: [Case]
  /// The case read when the media type is none of the others'; no reading for what is sent.
  var fallback: Case?
  /// What a reading reads.
  var message = MessageBlueprint.response

  /// False for what holds a stream.
  var isHashable: Bool { !cases.contains(where: \.isStream) }

  /// The cases that the media type tells, whose bodies are read whole.
  var told: [Case] { cases.asked.filter { $0.name != fallback?.name && !$0.isStream } }

  /// The cases that are read while they arrive.
  var streams: [Case] { cases.asked.filter(\.isStream) }

  struct Case {
    var name: SwiftName
    var type: TypeReference
    /// As documented: the one that is sent, and those that are read like it.
    var mediaTypes: [String]
    /// The same, as a message is asked for them.
    var asked: [String]
    /// None where the body is sent.
    var reading: Source?
    /// True when it is read while it arrives.
    var isStream: Bool

    /// How much the widest of its media types takes: each parameter makes it less than itself,
    /// `image/*` is a whole type, `*/*` anything.
    fileprivate var breadth: Int {
      asked.map { text in
        let name = MediaTypeName(text)
        return name.essence.hasPrefix("*")
          ? 2 : name.essence.contains("*") ? 1 : -name.telling.count
      }.max() ?? 0
    }
  }
}

extension [ContentChoiceBlueprint.Case] {
  /// The case that takes whatever media type comes: the first of the widest.
  var fallback: ContentChoiceBlueprint.Case? {
    let whole = filter { !$0.isStream }
    let widest = whole.map(\.breadth).max()
    return whole.first { $0.breadth == widest }
  }

  /// As a message is asked for them: `image/png;q=1` before `image/png` before `image/*`.
  fileprivate var asked: [ContentChoiceBlueprint.Case] {
    Set(map(\.breadth)).sorted().flatMap { breadth in filter { $0.breadth == breadth } }
  }
}
