import BinderyRuntime

/// The schemas of recorded bodies, compiled once; a document that can't be compiled fails every
/// case that needs it.
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

  func differences(of recorded: HTTPResponse, from name: String?) -> [String] {
    guard let name else { return [] }
    switch state {
    case .broken(let reason): return ["schema: \(reason)"]
    case .compiled(let schemas):
      guard let schema = schemas.definition(name) else {
        return ["schema: \(JSONValue.quoted(name)) is missing"]
      }
      return differences(of: recorded.body, from: schema)
    }
  }

  private func differences(of body: [UInt8], from schema: JSONSchema) -> [String] {
    do {
      return schema.validate(try JSONReader.decode(from: body)).map { "schema: \($0)" }
    } catch {
      return ["schema: \(error)"]
    }
  }
}
