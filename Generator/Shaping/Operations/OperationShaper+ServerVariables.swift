import Shape
import Specification

extension OpenAPI.Server {
  /// The variables that its URL names, each once.
  func variables(in template: ServerTemplate) -> [Server.Variable] {
    let described = describedVariables
    var known: Set<String> = []
    return template.pieces.compactMap { piece in
      guard case .variable(let name) = piece, known.insert(name).inserted else { return nil }
      let view = described[name]
      let values = view?.values ?? []
      let assumed = values.first ?? (name == template.pieces.scheme ? "https" : "")
      return Server.Variable(
        name: name,
        defaultValue: view?.defaultValue ?? assumed,
        values: values,
        documentation: Documentation(text: view?.description)
      )
    }
  }

  fileprivate var describedVariables: [String: Variable] {
    Dictionary(variables.map { ($0.key, $0.value) }) { first, _ in first }
  }
}

extension OperationShaper {
  /// Says which defaults are assumed or aren't among the values listed; whether none is assumed.
  func noteDefaults(of server: Server, describedIn view: OpenAPI.Server) -> Bool {
    let described = view.describedVariables
    let assumed = server.variables.filter { described[$0.name]?.defaultValue == nil }
    for variable in assumed {
      warn(
        .badServer,
        at: described[variable.name]?.mark ?? view.mark,
        "the server variable \(Excerpt.quoted(variable.name)) has no default;"
          + " \(Excerpt.quoted(variable.defaultValue)) is assumed",
        mend: "give it a default"
      )
    }
    for variable in server.variables where variable.isOpen && !variable.values.isEmpty {
      guard let view = described[variable.name] else { continue }
      warn(
        .badServer,
        at: view.cursor.value("default")?.mark ?? view.mark,
        "the default \(Excerpt.quoted(variable.defaultValue)) of the server variable"
          + " \(Excerpt.quoted(variable.name)) is not in its enum; any text is taken",
        mend: "list it"
      )
    }
    return assumed.isEmpty
  }
}
