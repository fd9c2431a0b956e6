import Shape
import Specification

extension Diagnostic.Code {
  static let leftoverBody = Self("leftover-body")
}

/// What an operation sends where it says so in the manner of Swagger 2, by parameters.
extension OperationShaper {
  /// The request body, or else a parameter in the body, or else parameters in a form.
  func sentBody(
    of operation: OpenAPI.Operation,
    at path: OpenAPI.PathItem,
    _ id: Operation.ID
  ) -> Body? {
    let parameters = operation.parameters + path.parameters
    let fields = parameters.filter { $0.location?.lowercased() == "formdata" }
    let whole = parameters.first { $0.location?.lowercased() == "body" }
    let isFree = !operation.cursor.has("requestBody")
    for leftover in [whole].compactMap({ $0 }) + fields {
      let isTaken = isFree && (whole == nil || leftover.node == whole?.node && whole?.schema != nil)
      noteLeftover(leftover, isTaken)
    }
    if isFree, whole == nil, !fields.isEmpty { return form(fields, of: operation, id) }
    let body =
      isFree ? whole.flatMap { $0.schema == nil ? nil : OpenAPI.RequestBody($0.cursor) } : nil
    return (body ?? operation.requestBody).flatMap { self.body($0, of: .operation(id)) }
  }

  private func noteLeftover(_ parameter: OpenAPI.Parameter, _ isTaken: Bool) {
    let isField = parameter.location?.lowercased() == "formdata"
    warn(
      .leftoverBody,
      at: parameter.mark,
      "a parameter in \(isField ? "a form" : "the body") belongs to Swagger 2, and is "
        + (!isTaken
          ? "left out" : isField ? "taken as a field of the body" : "taken as the request body"),
      mend: "write it as requestBody"
    )
  }

  /// The fields as one body: with a file among them multipart, and urlencoded else.
  private func form(
    _ fields: [OpenAPI.Parameter],
    of operation: OpenAPI.Operation,
    _ id: Operation.ID
  ) -> Body? {
    var facets = Facets()
    facets.types = ["object"]
    for field in fields {
      guard let name = field.name else { continue }
      let schema = field.schema ?? OpenAPI.Schema(field.cursor)
      facets.describe(name, at: field.mark, by: Atom(schema: schema, home: nil))
      if field.isRequired { facets.require(name, at: field.mark) }
    }
    guard !facets.properties.isEmpty else { return nil }
    let node = fields[0].node
    let role = Role(
      id: Model.ID(Model.ID(node).rawValue + " and its form"),
      name: "body",
      owner: .operation(id),
      node: operation.cursor.value("parameters") ?? node
    )
    let hasFile = facets.properties.contains {
      FileKind($0.atoms.map(\.schema), contentType: nil) != nil
    }
    let content =
      hasFile
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
    return Body(
      contents: [content],
      isRequired: !facets.required.isEmpty,
      origin: Origin(node)
    )
  }
}

extension OpenAPI.Parameter {
  /// Whether it is the body or a field of it, as in Swagger 2.
  var isLeftover: Bool {
    ["body", "formdata"].contains(location?.lowercased().filter { !$0.isWhitespace })
  }
}
