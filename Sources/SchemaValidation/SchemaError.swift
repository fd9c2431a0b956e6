import BinderyJSON
import Foundation

/// The reason why a schema can't be compiled.
public struct SchemaError: Error, Hashable, Sendable, DescribedError {
  /// The invalid schema object, as a pointer into its document.
  public var location: String
  /// The kind of error.
  public var reason: Reason

  /// The kinds of errors in a schema.
  public enum Reason: Hashable, Sendable {
    /// The schema is neither an object nor a boolean.
    case notASchema
    /// The value of a keyword is not of the expected type.
    case malformed(keyword: String, expected: String)
    /// The reference has no target document, anchor or value.
    case unresolved(reference: String)
    /// The regular expression engine can't compile the pattern.
    case pattern(String)
    /// The `$schema` has no known metaschema.
    case unknownDialect(String)
    /// The metaschema requires an unknown vocabulary.
    case unknownVocabulary(String)
  }

  public var description: String {
    switch reason {
    case .notASchema: "\(location): expected a schema (an object or a boolean)"
    case .malformed(let keyword, let expected): "\(location)/\(keyword): expected \(expected)"
    case .unresolved(let reference):
      "\(location): unresolved reference \(JSONValue.quoted(reference))"
    case .pattern(let pattern): "\(location): can't read the pattern \(JSONValue.quoted(pattern))"
    case .unknownDialect(let uri): "\(location): unknown dialect \(JSONValue.quoted(uri))"
    case .unknownVocabulary(let uri): "\(location): unknown vocabulary \(JSONValue.quoted(uri))"
    }
  }
}
