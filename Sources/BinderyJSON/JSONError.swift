import Foundation

/// An error in decoding or encoding JSON, with its path and reason.
public struct JSONError: Error, Hashable, Sendable, DescribedError {
  /// The JSON path of the value.
  public var path: JSONPath
  /// The offset of the value in the document, in bytes.
  public var offset: Int
  /// What is wrong with the value.
  public var reason: Reason

  /// Creates an error of a value; without a path, of the whole document.
  public init(path: JSONPath = JSONPath(), offset: Int = 0, reason: Reason) {
    self.path = path
    self.offset = offset
    self.reason = reason
  }

  public var description: String {
    "\(path): \(reason) (byte \(offset))"
  }

  /// Returns the error with a step before its path; its offset in the inner text is dropped.
  package func inside(_ step: JSONPath.Step) -> JSONError {
    JSONError(path: JSONPath([step] + path.steps), reason: reason)
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
    }
  }
}
