import BinderyRuntime

/// Why a schema could not be compiled.
public struct SchemaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The schema object at fault, as a pointer into its document.
  public var location: String
  /// What is wrong with it.
  public var reason: Reason

  /// What is wrong with the schema itself.
  public enum Reason: Hashable, Sendable {
    /// The schema is neither an object nor a boolean.
    case notASchema
    /// The keyword's value isn't what the keyword takes.
    case malformed(keyword: String, expected: String)
    /// No document, anchor or value answers to the reference.
    case unresolved(reference: String)
    /// A pattern that the regular expression engine can't read.
    case pattern(String)
    /// A `$schema` that nobody described.
    case unknownDialect(String)
    /// A vocabulary that the metaschema demands and that is not known here.
    case unknownVocabulary(String)
  }

  public var description: String {
    switch reason {
    case .notASchema: "\(location): expected a schema (an object or a boolean)"
    case .malformed(let keyword, let expected): "\(location)/\(keyword): expected \(expected)"
    case .unresolved(let reference):
      "\(location): nothing answers to \(JSONValue.quoted(reference))"
    case .pattern(let pattern): "\(location): can't read the pattern \(JSONValue.quoted(pattern))"
    case .unknownDialect(let uri): "\(location): unknown dialect \(JSONValue.quoted(uri))"
    case .unknownVocabulary(let uri): "\(location): unknown vocabulary \(JSONValue.quoted(uri))"
    }
  }
}
