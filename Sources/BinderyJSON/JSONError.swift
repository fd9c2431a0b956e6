import Foundation

/// An error in decoding or encoding JSON, with its path and reason.
public struct JSONError: Error, Hashable, Sendable, DescribedError {
  /// The JSON path of the value.
  public var path: JSONPath
  /// The offset of the value in the document, in bytes.
  public var offset: Int
  private var contents: Contents

  /// The maximum number of errors that are found in a document.
  public static let limit = 1000

  /// Creates an error of a value; without a path, of the whole document.
  public init(
    path: JSONPath = JSONPath(),
    offset: Int = 0,
    reason: Reason,
    others: [JSONError] = []
  ) {
    self.path = path
    self.offset = offset
    contents = others.isEmpty ? .reason(reason) : .reasonAndOthers(reason, others)
  }

  /// What is wrong with the value.
  public var reason: Reason {
    get {
      switch contents {
      case .reason(let reason), .reasonAndOthers(let reason, _): reason
      }
    }
    set { self = JSONError(path: path, offset: offset, reason: newValue, others: others) }
  }

  /// The other errors of the document, in its order; at most `JSONError.limit`.
  public var others: [JSONError] {
    get { if case .reasonAndOthers(_, let others) = contents { others } else { [] } }
    set { self = JSONError(path: path, offset: offset, reason: reason, others: newValue) }
  }

  /// The reason and the other errors in one word, so that a throwing function returns three.
  private enum Contents: Hashable, Sendable {
    case reason(Reason)
    indirect case reasonAndOthers(Reason, [JSONError])
  }

  /// All errors of the document, this one first, each without the others.
  public var all: [JSONError] { [alone] + others.map(\.alone) }

  private var alone: JSONError { JSONError(path: path, offset: offset, reason: reason) }

  /// The error with its path and offset; of several errors their number, and the first of them.
  public var description: String {
    guard !others.isEmpty else {
      // An error in XML has a line instead.
      if case .xml = reason { return "\(path): \(reason)" }
      return "\(path): \(reason) (byte \(offset))"
    }
    let shown = all.prefix(Self.shownCount).map(\.description)
    let isCut = others.count >= Self.shownCount
    return "\(others.count + 1) errors: \(shown.joined(separator: "; "))" + (isCut ? "; …" : "")
  }

  private static let shownCount = 5

  /// Returns the error with steps before its path; its offset in the inner text is dropped.
  package func inside(_ steps: JSONPath.Step...) -> JSONError {
    JSONError(
      path: JSONPath(steps + path.steps),
      reason: reason,
      others: others.map {
        JSONError(path: JSONPath(steps + $0.path.steps), reason: $0.reason)
      }
    )
  }

  /// Returns the error with all errors that were found, of which it is one.
  func followed(by found: [JSONError]) -> JSONError {
    // An error in JSON in a string has the further errors there.
    let own = found.firstIndex { $0.path == path && $0.offset == offset }
    var error = own.map { found[$0] } ?? alone
    error.others = found.enumerated().filter { $0.offset != own }.map(\.element)
    return error
  }

  /// What is wrong with a value.
  ///
  /// Indirect, so that a throwing function returns three words and not seven.
  public indirect enum Reason: Hashable, Sendable {
    /// The text is not JSON.
    case syntax(expected: String, found: String)
    /// A string is not valid UTF-8.
    case invalidUTF8
    /// Arrays and objects are nested deeper than `JSONReader.depthLimit`.
    case tooDeep(limit: Int)
    /// The document continues after its value.
    case trailingBytes
    /// The value has another type.
    case mismatch(expected: String, found: String)
    /// The object lacks a required member.
    case missingKey(String)
    /// A key that selects the variant of its object appears twice.
    case repeatedKey(String)
    /// The array ends before a required element.
    case missingElement(Int)
    /// The number does not fit into the type.
    case outOfRange(type: String, found: String)
    /// The string does not match its format.
    case invalidFormat(expected: String, found: String)
    /// The number is an infinity or NaN, which JSON cannot represent.
    case nonFiniteNumber
    /// The JSON in a string has an error.
    case embedded(JSONError)
    /// The value is in an XML document, which has an error.
    case xml(XMLError)
  }
}

extension JSONError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .syntax(let expected, let found), .mismatch(let expected, let found),
      .invalidFormat(let expected, let found):
      "expected \(expected), found \(found)"
    case .invalidUTF8: "the text is not UTF-8"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .trailingBytes: "unexpected text after the value"
    case .missingKey(let key): "the required member \(JSONPath.quoted(key)) is missing"
    case .repeatedKey(let key): "the key \(JSONPath.quoted(key)) selects a variant and is repeated"
    case .missingElement(let index): "the required element \(index) is missing"
    case .outOfRange(let type, let found): "\(found) does not fit into \(type)"
    case .nonFiniteNumber: "JSON has no infinity and no NaN"
    case .embedded(let error): "in the embedded JSON: \(error)"
    case .xml(let error): "\(error)"
    }
  }
}
