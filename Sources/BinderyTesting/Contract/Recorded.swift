import BinderyRuntime

/// Decodes a value from the JSON of a recording, for the arguments of a generated test.
///
/// Throws `RecordedValueError` for JSON that does not decode as the type, such as a body without a
/// required member: it fails the one test.
public func recorded<T: JSONDecodable>(_ json: String) throws(RecordedValueError) -> T {
  do {
    return try JSONReader.decode(from: Array(json.utf8))
  } catch {
    throw RecordedValueError(type: "\(T.self)", error: error)
  }
}

/// A value of a recording that does not decode as the type that the specification gives it.
public struct RecordedValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the Swift type.
  public let type: String
  /// Where in the value it does not decode, and why.
  public let error: JSONError

  public var description: String { "the recorded value is no \(type): \(error)" }
}
