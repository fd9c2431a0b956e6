import BinderyRuntime
import BinderyXML
import Foundation

/// Decodes a value from the JSON of a recording, for the arguments of a generated test.
///
/// Throws `RecordedValueError` if the JSON does not decode as the type, such as a body without a
/// required member; only that test fails.
public func recorded<T: JSONDecodable>(_ json: String) throws(RecordedValueError) -> T {
  do {
    return try JSONReader.decodeStrictly(from: Array(json.utf8))
  } catch {
    throw RecordedValueError(type: "\(T.self)", error: error)
  }
}

/// Decodes a value from the XML of a recording, for the arguments of a generated test.
///
/// Throws `RecordedValueError` if the document does not decode as the type; only that test fails.
public func recorded<T: JSONDecodable>(
  xml document: String,
  as type: XMLType
) throws(RecordedValueError) -> T {
  do {
    return try XMLReader.decode(from: Array(document.utf8), as: type)
  } catch {
    throw RecordedValueError(type: "\(T.self)", error: error)
  }
}

/// A recorded value that does not decode as the type in the specification.
public struct RecordedValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the Swift type.
  public let type: String
  /// The location in the value, and the reason.
  public let error: JSONError

  public var description: String { "the recorded value is not a \(type): \(error)" }
}

extension RecordedValueError: LocalizedError {
  public var errorDescription: String? { description }
}
