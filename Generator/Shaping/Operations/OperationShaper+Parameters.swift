import Shape
import Specification

extension Diagnostic.Code {
  static let unknownLocation = Self("unknown-location")
  static let namelessParameter = Self("nameless-parameter")
  static let governedHeader = Self("governed-header")
  static let duplicateParameter = Self("duplicate-parameter")
  static let optionalPathParameter = Self("optional-path-parameter")
  static let missingPathParameter = Self("missing-path-parameter")
  static let strayPathParameter = Self("stray-path-parameter")
}

extension OperationShaper {
  /// The parameters of a path and of an operation, which goes first where both have one.
  func parameters(
    _ shared: [OpenAPI.Parameter],
    _ own: [OpenAPI.Parameter],
    in pieces: inout [Operation.PathPiece],
    of id: Operation.ID,
    at mark: Mark
  ) -> [Parameter] {
    var found: [Parameter] = []
    var places: [ParameterIdentity: Int] = [:]
    for (list, isOwn) in [(shared, false), (own, true)] {
      let inherited = found.count
      for view in list {
        guard let parameter = parameter(view, of: id) else { continue }
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
    return matched(found, with: pieces, at: mark)
  }

  private func parameter(_ view: OpenAPI.Parameter, of id: Operation.ID) -> Parameter? {
    guard let key = name(of: view), let location = location(of: view, called: key) else {
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
    if location == .path, !view.isRequired {
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

  private func location(of view: OpenAPI.Parameter, called key: String) -> Parameter.Location? {
    if let location = view.location.flatMap(Parameter.Location.init(rawValue:)) { return location }
    warn(
      .unknownLocation,
      at: view.cursor.value("in")?.mark ?? view.mark,
      "the parameter \(Excerpt.quoted(key)) is in no known place and is left out",
      mend: "write in: path, query, header, cookie or querystring; a body is a requestBody"
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

  /// Checks path parameters against the template, both ways.
  private func matched(
    _ parameters: [Parameter],
    with pieces: [Operation.PathPiece],
    at mark: Mark
  ) -> [Parameter] {
    let names = pieces.compactMap { piece in
      if case .parameter(let name) = piece { name } else { nil }
    }
    let wanted = Set(names)
    var matched = parameters.filter { parameter in
      guard parameter.location == .path, !wanted.contains(parameter.key) else { return true }
      warn(
        .strayPathParameter,
        at: mark,
        "the path has no {\(parameter.key)}; the parameter is left out",
        mend: "add it to the path or take the parameter out"
      )
      return false
    }
    var described = Set(matched.filter { $0.location == .path }.map(\.key))
    for name in names where described.insert(name).inserted {
      warn(
        .missingPathParameter,
        at: mark,
        "no parameter describes {\(name)} of the path; it is taken as a string",
        mend: "describe it under parameters"
      )
      matched.append(assumed(name, at: mark))
    }
    return matched
  }

  private func assumed(_ name: String, at mark: Mark) -> Parameter {
    Parameter(
      key: name,
      location: .path,
      serialization: .style(.simple, explode: false, allowReserved: false),
      type: .string,
      isRequired: true,
      origin: Origin(file: mark.file, line: mark.line, column: mark.column, pointer: "#")
    )
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

/// What may stand only once in the parameters of an operation.
private struct ParameterIdentity: Hashable {
  let key: String
  let location: Parameter.Location
}
