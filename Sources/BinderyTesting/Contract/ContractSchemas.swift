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

  func differences(of texts: [RecordedText], from name: String?) -> [String] {
    guard let name else { return [] }
    switch state {
    case .broken(let reason): return ["schema: \(reason)"]
    case .compiled(let schemas):
      guard let schema = schemas.definition(name) else {
        return ["schema: \(JSONValue.quoted(name)) is missing"]
      }
      return texts.flatMap { differences(of: $0, from: schema) }
    }
  }

  private func differences(of text: RecordedText, from schema: JSONSchema) -> [String] {
    do {
      return schema.validate(try text.json).map { "schema: \(text.prefix)\($0)" }
    } catch {
      return ["schema: \(text.prefix)\(error)"]
    }
  }
}
