import Shape
import Specification

/// What an operation sends where it says so in the manner of Swagger 2, by parameters.
extension OperationShaper {
  /// The request body, or else a parameter in the body, or else parameters in a form.
  func sentBody(
    of operation: OpenAPI.Operation,
    at path: OpenAPI.PathItem,
    _ id: Operation.ID
  ) -> Body? {
    let leftovers = (operation.parameters + path.parameters).filter(\.isLeftover)
    let fields = leftovers.filter { $0.leftover == .field }
    let whole = leftovers.first { $0.leftover == .body }
    let isFree = !operation.cursor.has("requestBody")
    for leftover in [whole].compactMap({ $0 }) + fields {
      let isTaken = isFree && (whole == nil || leftover.node == whole?.node && whole?.schema != nil)
      note(leftover, isTaken)
    }
    if isFree, whole == nil, !fields.isEmpty { return form(fields, of: operation, id) }
    let body =
      isFree ? whole.flatMap { $0.schema == nil ? nil : OpenAPI.RequestBody($0.cursor) } : nil
    return (body ?? operation.requestBody).flatMap { self.body($0, of: .operation(id)) }
  }

  private func note(_ leftover: OpenAPI.Parameter, _ isTaken: Bool) {
    let isField = leftover.leftover == .field
    warn(
      .wrongVersionKeyword,
      at: leftover.mark,
      "a parameter in \(isField ? "a form" : "the body") belongs to Swagger 2, and is "
        + (!isTaken
          ? "omitted" : isField ? "read as a field of the body" : "read as the request body"),
      fix: "write it as requestBody"
    )
  }

  /// The fields as one body: with a file among them multipart, and urlencoded else.
  private func form(
    _ fields: [OpenAPI.Parameter],
    of operation: OpenAPI.Operation,
    _ id: Operation.ID
  ) -> Body? {
    let facets = facets(ofForm: fields)
    guard !facets.properties.isEmpty else { return nil }
    let node = fields[0].node
    let role = Role(
      id: Model.ID(Model.ID(node).rawValue + " and its form"),
      name: "body",
      owner: .operation(id),
      node: operation.cursor.value("parameters") ?? node
    )
    return Body(
      contents: [content(ofForm: facets, as: role)],
      isRequired: !facets.members.required.isEmpty,
      origin: Origin(node)
    )
  }

  private func facets(ofForm fields: [OpenAPI.Parameter]) -> Facets {
    var facets = Facets()
    facets.types = [.object]
    for field in fields {
      guard let name = field.name else { continue }
      let schema = field.schema ?? Schema(field.cursor)
      facets.members.describe(name, at: field.mark, by: Atom(schema: schema, home: nil))
      if field.isRequired { facets.members.require(name, at: field.mark) }
    }
    return facets
  }

  private func content(ofForm facets: Facets, as role: Role) -> Content {
    let hasFile = facets.properties.contains {
      FileKind($0.atoms.map(\.schema), contentType: nil) != nil
    }
    return hasFile
      ? Content(
        mediaType: "multipart/form-data",
        coding: .multipart,
        type: multipart(of: facets, as: role)
      )
      : Content(
        mediaType: "application/x-www-form-urlencoded",
        coding: .form,
        type: schemas.object(facets, as: role)
      )
  }
}

extension OpenAPI.Parameter {
  /// What Swagger 2 has parameters for, and OpenAPI 3 a body.
  enum Leftover: String {
    case body
    case field = "formdata"
  }

  /// What it is of a body, as in Swagger 2.
  var leftover: Leftover? {
    location.flatMap { Leftover(rawValue: $0.lowercased().filter { !$0.isWhitespace }) }
  }

  var isLeftover: Bool { leftover != nil }
}
