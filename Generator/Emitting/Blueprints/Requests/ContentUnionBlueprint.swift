import Shape
import SwiftSource

/// An enumeration of bodies with different media types.
struct ContentUnionBlueprint {
  var name: SwiftName
  var cases: [Case]
  /// The case for a media type that no other case matches; nil for a body that is sent.
  var fallback: Case?
  /// The message that is read.
  var message = MessageBlueprint.response

  /// Whether no case contains a stream.
  var isHashable: Bool { !cases.contains(where: \.isStream) }

  /// The cases that the media type selects and whose bodies aren't streamed.
  var matchedCases: [Case] {
    cases.mostSpecificFirst.filter { $0.name != fallback?.name && !$0.isStream }
  }

  /// The cases with streamed bodies.
  var streams: [Case] { cases.mostSpecificFirst.filter(\.isStream) }

  struct Case {
    var name: SwiftName
    var type: TypeReference
    /// The documented media types; the first one is sent.
    var mediaTypes: [String]
    /// The media types as compared with the content type of a message.
    var patterns: [String]
    /// The expression that reads the body; nil for a body that is sent.
    var reading: Source?
    /// Whether the body is read as it arrives.
    var isStream: Bool

    /// The breadth of the broadest pattern: 2 for `*/*`, 1 for `image/*`, 0 for `image/png`, and
    /// one less for each parameter.
    fileprivate var breadth: Int {
      patterns.map { text in
        let name = MediaTypeName(text)
        return name.essence.hasPrefix("*")
          ? 2 : name.essence.contains("*") ? 1 : -name.parameters.count
      }.max() ?? 0
    }
  }
}

extension [ContentUnionBlueprint.Case] {
  /// The case for any other media type: the first of the broadest patterns.
  var fallback: ContentUnionBlueprint.Case? {
    let whole = filter { !$0.isStream }
    let broadest = whole.map(\.breadth).max()
    return whole.first { $0.breadth == broadest }
  }

  /// The cases by specificity: `image/png;q=1` before `image/png` before `image/*`.
  fileprivate var mostSpecificFirst: [ContentUnionBlueprint.Case] {
    Set(map(\.breadth)).sorted().flatMap { breadth in filter { $0.breadth == breadth } }
  }
}
