/// A server as the document declares it, with the values of its variables.
struct ServerDeclaration: Sendable {
  let name: StaticString
  let template: StaticString
  var variables: [ServerURL.Variable]

  var url: String {
    ServerURL.text(of: template) { name in
      variables.first { $0.name.description == name }?.value
    }
  }
}

extension [ServerURL] {
  /// Returns the server of an operation for a client's server: that with the same name, or else the
  /// first one.
  ///
  /// Its variables have the values that the caller chose for the client's variables with the same
  /// names. Throws if a value isn't listed: a request must not get to another region, for example.
  func server(for client: ServerURL) throws(InvalidRequest) -> ServerURL? {
    let name = client.declaration?.name.description
    guard let own = first(where: { $0.declaration?.name.description == name }) ?? first else {
      return nil
    }
    guard var declaration = own.declaration else { return own }
    let chosen = (client.declaration?.variables ?? []).filter { $0.value != $0.defaultValue }
    for variable in chosen {
      let name = variable.name.description
      let index = declaration.variables.firstIndex { $0.name.description == name }
      guard let index else { continue }
      declaration.variables[index] = try declaration.variables[index].taking(variable.value)
    }
    return ServerURL(declaration)
  }
}
