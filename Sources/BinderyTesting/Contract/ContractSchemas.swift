import BinderyRuntime

/// The schemas of recorded bodies, compiled once.
///
/// If the document can't be compiled, every case that needs it fails.
struct ContractSchemas: Sendable {
  private enum State {
    case compiled(JSONSchema)
    case broken(String)
  }

  private let state: State

  init(_ text: String) {
    do {
      state = .compiled(try JSONSchema(JSONValue(parsing: text), dialect: .openAPI))
    } catch {
      state = .broken("\(error)")
    }
  }

  /// Returns the schema with a name under `$defs`; nil names no schema.
  func schema(_ name: String?) -> BodySchema {
    guard let name else { return .none }
    switch state {
    case .broken(let reason): return .broken(reason)
    case .compiled(let schemas):
      return schemas.definition(name).map { .compiled($0) }
        ?? .broken("\(JSONValue.quoted(name)) is missing")
    }
  }
}
