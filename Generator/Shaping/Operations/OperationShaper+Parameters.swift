import Shape
import Specification

extension Diagnostic.Code {
  static let duplicateParameter = Self("duplicate-parameter")
  static let optionalPathParameter = Self("optional-path-parameter")
}

extension OperationShaper {
  /// The parameters of a path and of an operation, which goes first where both have one.
  func parameters(
    of operation: Named<OpenAPI.Operation>,
    at item: OpenAPI.PathItem,
    in pieces: [Operation.PathPiece],
    of template: PathTemplate,
    _ id: Operation.ID
  ) -> [Parameter] {
    let names = names(in: pieces)
    var found = distinct(item.parameters, operation.value.parameters) {
      parameter($0, of: id, names)
    }
    addItems(template.query, to: &found, at: operation.keyMark)
    return matched(found, with: names, at: operation.keyMark)
      .map { $0.widened(template.wideNames) }
  }

  /// Each parameter once: an operation's own goes first, and of two in one list the last counts.
  func distinct(
    _ shared: [OpenAPI.Parameter],
    _ own: [OpenAPI.Parameter],
    _ read: (OpenAPI.Parameter) -> Parameter?
  ) -> [Parameter] {
    var found: [Parameter] = []
    var places: [ParameterIdentity: Int] = [:]
    for (list, isOwn) in [(shared, false), (own, true)] {
      let inherited = found.count
      for view in list {
        guard let parameter = read(view) else { continue }
        if let twin = places[parameter.identity] {
          if !isOwn || twin >= inherited { noteDuplicate(parameter, view) }
          found[twin] = parameter
        } else {
          places[parameter.identity] = found.count
          found.append(parameter)
        }
      }
    }
    return found
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
    guard let (key, location) = address(of: view, names) else { return nil }
    if location == .path, !view.isRequired, names.contains(key) {
      warn(
        .optionalPathParameter,
        at: view.mark,
        "the path parameter \(Excerpt.quoted(key)) is read as required, since no path lacks"
          + " a part",
        fix: "write required: true"
      )
    }
    let place = Place(key, in: .operation(id), component: view.componentName)
    var parameter = parameter(view, called: key, in: location, at: place)
    if let schema = view.schema {
      let atoms = [Atom(schema: schema, home: nil)]
      parameter.defaultValue = schemas.defaultValue(of: atoms)
      parameter.initialValue = schemas.initialValue(of: atoms, as: parameter.type)
    }
    return parameter
  }

  /// A parameter whose name and location are known; a request that is received assumes no default.
  func parameter(
    _ view: OpenAPI.Parameter,
    called key: String,
    in location: Parameter.Location,
    at place: Place
  ) -> Parameter {
    Parameter(
      key: key,
      location: location,
      serialization: serialization(of: view, in: location),
      type: type(of: view, at: place),
      isRequired: location == .path || view.isRequired,
      documentation: Documentation(of: view),
      origin: Origin(view.node)
    )
  }

  private func noteDuplicate(_ parameter: Parameter, _ view: OpenAPI.Parameter) {
    warn(
      .duplicateParameter,
      at: view.cursor.siblings?.mark ?? view.mark,
      "the parameter \(Excerpt.quoted(parameter.key)) in \(parameter.location.rawValue)"
        + " is described twice; the last description counts",
      fix: "take one of them out"
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

extension Parameter {
  /// Headers are the same in upper and lower case.
  fileprivate var identity: ParameterIdentity {
    ParameterIdentity(key: location == .header ? key.lowercased() : key, location: location)
  }
}
