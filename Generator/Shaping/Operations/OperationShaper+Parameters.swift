import Shape
import Specification

extension Diagnostic.Code {
  static let namelessParameter = Self("nameless-parameter")
  static let governedHeader = Self("governed-header")
  static let duplicateParameter = Self("duplicate-parameter")
  static let optionalPathParameter = Self("optional-path-parameter")
}

extension OperationShaper {
  /// The parameters of a path and of an operation, which goes first where both have one.
  func parameters(
    _ shared: [OpenAPI.Parameter],
    _ own: [OpenAPI.Parameter],
    in pieces: [Operation.PathPiece],
    of template: PathTemplate,
    _ id: Operation.ID,
    at mark: Mark
  ) -> [Parameter] {
    var found: [Parameter] = []
    var places: [ParameterIdentity: Int] = [:]
    let names = names(in: pieces)
    for (list, isOwn) in [(shared, false), (own, true)] {
      let inherited = found.count
      for view in list {
        guard let parameter = parameter(view, of: id, names) else { continue }
        let identity = ParameterIdentity(key: parameter.key, location: parameter.location)
        if let twin = places[identity] {
          if !isOwn || twin >= inherited { noteDuplicate(parameter, view) }
          found[twin] = parameter
        } else {
          places[identity] = found.count
          found.append(parameter)
        }
      }
    }
    addItems(template.query, to: &found, at: mark)
    return matched(found, with: names, at: mark).map { $0.widened(template.wideNames) }
  }

  private func names(in pieces: [Operation.PathPiece]) -> [String] {
    pieces.compactMap { piece in
      if case .parameter(let name) = piece { name } else { nil }
    }
  }

  private func parameter(
    _ view: OpenAPI.Parameter,
    of id: Operation.ID,
    _ names: [String]
  ) -> Parameter? {
    guard let key = name(of: view), let location = location(of: view, called: key, names) else {
      return nil
    }
    if location == .header, let owner = owner(ofHeader: key) {
      warn(
        .governedHeader,
        at: view.mark,
        "the standard leaves the header \(Excerpt.quoted(key)) to \(owner); the parameter is left out",
        mend: "describe it there; a client can set it in the headers of its connection"
      )
      return nil
    }
    if location == .path, !view.isRequired, names.contains(key) {
      warn(
        .optionalPathParameter,
        at: view.mark,
        "the path parameter \(Excerpt.quoted(key)) is taken as required, since no path lacks a part",
        mend: "write required: true"
      )
    }
    let type = type(of: view, at: Place(key, in: .operation(id), component: view.componentName))
    return Parameter(
      key: key,
      location: location,
      serialization: serialization(of: view, in: location),
      type: type,
      isRequired: location == .path || view.isRequired,
      defaultValue: view.schema.flatMap {
        schemas.defaultValue(of: [Atom(schema: $0, home: nil)])
      },
      documentation: Documentation(
        text: view.description ?? view.schema?.description,
        isDeprecated: view.isDeprecated || view.schema?.isDeprecated == true
      ),
      origin: Origin(view.node)
    )
  }

  private func name(of view: OpenAPI.Parameter) -> String? {
    if let name = view.name, !name.isEmpty { return name }
    warn(
      .namelessParameter,
      at: view.mark,
      "this parameter has no name and is left out",
      mend: "write its name on the wire"
    )
    return nil
  }

  /// What describes a header in the place of a parameter (OpenAPI 3.1, section 4.8.12.1).
  func owner(ofHeader key: String) -> String? {
    switch key.lowercased() {
    case "accept": "the contents of responses"
    case "content-type": "the contents of the body"
    case "authorization": "security schemes"
    default: nil
    }
  }

  private func noteDuplicate(_ parameter: Parameter, _ view: OpenAPI.Parameter) {
    warn(
      .duplicateParameter,
      at: view.mark,
      "the parameter \(Excerpt.quoted(parameter.key)) in \(parameter.location.rawValue)"
        + " is described twice; the last description counts",
      mend: "take one of them out"
    )
  }
}

extension Parameter {
  /// The same, with slashes of its value as they are where the path says so.
  fileprivate func widened(_ names: Set<String>) -> Parameter {
    guard location == .path, names.contains(key), case .style(.simple, _, _) = serialization else {
      return self
    }
    var parameter = self
    parameter.serialization = .style(.segments, explode: false, allowReserved: false)
    return parameter
  }
}

/// What may stand only once in the parameters of an operation.
private struct ParameterIdentity: Hashable {
  let key: String
  let location: Parameter.Location
}
