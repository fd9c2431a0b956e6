/// Where and why JSON could not be read or written.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the value stands that is wrong.
  public var path: JSONPath
  /// The distance in bytes from the start of the document.
  public var offset: Int
  /// What is wrong there.
  public var reason: Reason

  /// Without a place, the document as a whole.
  public init(path: JSONPath = JSONPath(), offset: Int = 0, reason: Reason) {
    self.path = path
    self.offset = offset
    self.reason = reason
  }

  public var description: String {
    "\(path): \(reason) (byte \(offset))"
  }

  /// The same error seen from around the text that was read, where its offset counts for nothing.
  func inside(_ step: JSONPath.Step) -> JSONError {
    JSONError(path: JSONPath([step] + path.steps), reason: reason)
  }

  /// What was expected, and what was there.
  ///
  /// Indirect, so that a function that may throw hands back three words and not seven.
  public indirect enum Reason: Hashable, Sendable {
    /// Not JSON at all.
    case syntax(expected: String, found: String)
    /// A string that isn't UTF-8.
    case invalidUTF8
    /// More arrays and objects inside each other than `JSONReader.depthLimit`.
    case tooDeep(limit: Int)
    /// The document goes on after its value.
    case trailingBytes
    /// A value of another kind.
    case mismatch(expected: String, found: String)
    /// An object without a required member.
    case missingKey(String)
    /// A key that tells what its object is, and stands there twice.
    case repeatedKey(String)
    /// An array that ends before a required element.
    case missingElement(Int)
    /// A number that the type cannot hold.
    case outOfRange(type: String, found: String)
    /// A string that isn't written as its format says.
    case invalidFormat(expected: String, found: String)
    /// An infinity or NaN, for which JSON has no text.
    case nonFiniteNumber
    /// What is wrong with the JSON in a string.
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
    case .trailingBytes: "expected the end, found more after the value"
    case .missingKey(let key): "the required member \(JSONPath.quoted(key)) is missing"
    case .repeatedKey(let key): "the key \(JSONPath.quoted(key)) tells what it is, and stands twice"
    case .missingElement(let index): "the required element \(index) is missing"
    case .outOfRange(let type, let found): "\(found) does not fit into \(type)"
    case .nonFiniteNumber: "JSON has no infinity and no NaN"
    case .embedded(let error): "in its text, \(error)"
    }
  }
}
