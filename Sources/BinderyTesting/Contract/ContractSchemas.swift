import BinderyRuntime
import RecordingMutation

/// The schemas of recorded bodies, compiled once.
///
/// If the document can't be compiled, every case that needs it fails.
struct ContractSchemas: Sendable {
  private enum State {
    case compiled(JSONSchema, root: JSONValue)
    case broken(String)
  }

  private let state: State

  init(_ text: String) {
    do {
      let root = try JSONValue(parsing: text)
      state = .compiled(try JSONSchema(root, dialect: .openAPI), root: root)
    } catch {
      state = .broken("\(error)")
    }
  }

  /// Returns the schema with a name under `$defs`; nil names no schema.
  func schema(_ name: String?) -> BodySchema {
    guard let name else { return .none }
    switch state {
    case .broken(let reason): return .broken(reason)
    case .compiled(let schemas, _):
      return schemas.definition(name).map { .compiled($0) }
        ?? .broken("\(JSONValue.quoted(name)) is missing")
    }
  }

  /// Returns what changes values of the schemas; nil if they can't be compiled.
  func mutator(_ sample: MutationSample) -> ValueMutator? {
    guard case .compiled(let schemas, let root) = state else { return nil }
    return ValueMutator(root, schemas, sample)
  }
}
