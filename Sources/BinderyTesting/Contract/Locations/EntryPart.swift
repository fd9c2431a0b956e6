/// A part of a recorded entry that a difference is about.
///
/// `path` is the path of a JSON value in a body or message, such as `$.books[0].title`.
enum EntryPart: Hashable, Sendable {
  case entry
  case method
  case url
  case requestHeader(String)
  case requestCookie(String)
  case requestBody(path: String?)
  case status
  case responseHeader(String)
  case responseBody(path: String?)
  case frame(Int, path: String?)
  case close
  /// A call of the archive's user; it belongs to no entry.
  case call(Int)

  /// The same part of the request, for a response that is compared as one.
  var ofRequest: EntryPart {
    switch self {
    case .responseHeader(let name): .requestHeader(name)
    case .responseBody(let path): .requestBody(path: path)
    default: self
    }
  }
}

/// A difference between a client and a part of a recorded entry.
struct EntryDifference: Hashable, Sendable {
  var text: String
  var part: EntryPart = .entry

  init(_ text: String, _ part: EntryPart = .entry) {
    self.text = text
    self.part = part
  }

  /// Returns the difference with a text before its own.
  func prefixed(_ prefix: String) -> Self { Self(prefix + text, part) }

  /// Returns the difference with a note after its text.
  func adding(_ note: String) -> Self { Self(text + note, part) }

  /// Whether the difference, an error in decoding a body, also states a violation of the schema:
  /// one of the same value.
  func states(_ violation: EntryDifference) -> Bool {
    let prefix = "schema: "
    guard !text.contains(": recorded "), violation.text.hasPrefix(prefix),
      let end = violation.text.dropFirst(prefix.count).firstRange(of: ": ")
    else { return false }
    let path = violation.text[..<end.lowerBound].dropFirst(prefix.count)
    return " \(text)".contains(" \(path): ")
  }
}

extension [EntryDifference] {
  /// The differences, with one for all that only differ in the indices of elements: the first, and
  /// the number of the others.
  var withoutRepetitions: Self { first(ofEach: \.withoutIndices).map(\.noted) }

  /// Returns the differences of a message, with one for each cause: as it is, and with the number
  /// of the other elements that have it.
  var ofCauses: [(first: EntryDifference, noted: EntryDifference)] { first(ofEach: \.cause) }

  private func first<Cause: Hashable>(
    ofEach cause: (EntryDifference) -> Cause
  ) -> [(first: EntryDifference, noted: EntryDifference)] {
    var causes = Repetitions<Cause, EntryDifference>()
    for difference in self { causes.add(difference, because: cause(difference)) }
    return causes.all("element").map { ($0.value, $0.value.adding($0.note)) }
  }
}

extension EntryDifference {
  /// The text without what differs between messages with the same cause: the indices in paths, the
  /// positions of bytes, and the values that a schema doesn't allow or that the client lacks.
  var cause: String {
    withoutIndices.text
      .replacing(#/ \(byte \d+\)/#, with: "")
      .replacing(#/, found (?:-?\d\S*|"[^"]*")/#, with: ", found another value")
      .replacing(#/: recorded .*, understood as nothing/#, with: ": understood as nothing")
  }
}

extension EntryDifference {
  /// The difference without the indices in paths.
  fileprivate var withoutIndices: Self {
    let general = { (text: String) in
      text.replacing(#/\$[^\s:]*/#) { $0.output.replacing(#/\[\d+\]/#, with: "[]") }
    }
    let part: EntryPart =
      switch part {
      case .requestBody(let path): .requestBody(path: path.map(general))
      case .responseBody(let path): .responseBody(path: path.map(general))
      case .frame(let position, let path): .frame(position, path: path.map(general))
      default: part
      }
    return EntryDifference(general(text), part)
  }
}

/// A difference in a JSON body, or in another one.
package struct BodyDifference: Hashable, Sendable {
  var text: String
  /// The path of the recorded value; nil for the whole body.
  var path: String?

  /// Returns the difference with a text before its own.
  func prefixed(_ prefix: String) -> Self { Self(text: prefix + text, path: path) }
}

extension [BodyDifference] {
  func inRequest() -> [EntryDifference] {
    map { EntryDifference($0.text, .requestBody(path: $0.path)) }
  }

  func inResponse() -> [EntryDifference] {
    map { EntryDifference($0.text, .responseBody(path: $0.path)) }
  }
}
