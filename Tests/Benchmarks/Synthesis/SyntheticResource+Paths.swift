extension SyntheticResource {
  /// Returns the paths with their operations.
  var paths: [(String, DocumentValue)] {
    var prose = Prose(seed: ~number)
    let list = operation("List", "s", &prose, parameters: page, answer: (200, name + "Page"))
    let create = operation("Create", "", &prose, body: name + "Input", answer: (201, name))
    let fetch = operation("Fetch", "", &prose, answer: (200, name))
    let update = operation("Update", "", &prose, body: name + "Input", answer: (200, name))
    let delete = operation("Delete", "", &prose, answer: nil)
    let events = operation("Watch", "", &prose, parameters: page, answer: (200, name + "Event"))
    return [
      ("/\(segment)", ["get": list, "post": create]),
      (
        "/\(segment)/{id}",
        ["parameters": [identifier], "get": fetch, "patch": update, "delete": delete]
      ),
      ("/\(segment)/{id}/events", ["parameters": [identifier], "get": events]),
    ]
  }

  private var identifier: DocumentValue {
    [
      "name": "id", "in": "path", "required": true,
      "description": .text("The \(name)'s identifier."),
      "schema": ["type": "string", "format": "uuid"],
    ]
  }

  private var page: [DocumentValue] {
    [
      ["$ref": "#/components/parameters/Limit"],
      ["$ref": "#/components/parameters/Cursor"],
      [
        "name": "status", "in": "query", "explode": false,
        "description": "Only those that are in one of these states.",
        "schema": ["type": "array", "items": .schema(name + "Status")],
      ],
    ]
  }

  private func operation(
    _ verb: String,
    _ ending: String,
    _ prose: inout Prose,
    parameters: [DocumentValue] = [],
    body: String? = nil,
    answer: (status: Int, schema: String)?
  ) -> DocumentValue {
    var entries: [(String, DocumentValue)] = [
      ("operationId", .text(verb.lowercased() + name + ending)),
      ("tags", [.text(name)]),
      ("summary", .text("\(verb)s \(name)\(ending)")),
      ("description", .text(prose.discussion())),
    ]
    if !parameters.isEmpty { entries.append(("parameters", .list(parameters))) }
    if let body {
      entries.append(
        ("requestBody", ["required": true, "content": content(body, example(3, &prose))])
      )
    }
    let success: (String, DocumentValue) =
      answer.map { answer in
        let content = content(answer.schema, example(8, &prose))
        return (
          String(answer.status), ["description": .text(prose.sentence()), "content": content]
        )
      } ?? ("204", ["description": "It is done."])
    entries.append(("responses", .map([success] + Self.failures)))
    return .map(entries)
  }

  private func content(_ schema: String, _ example: DocumentValue) -> DocumentValue {
    ["application/json": ["schema": .schema(schema), "example": example]]
  }

  private func example(_ count: Int, _ prose: inout Prose) -> DocumentValue {
    .map(
      [("id", "0191d3c8-7c5e-7c3a-9d5e-2f1a4b6c8d0e"), ("name", .text(prose.sentence()))]
        + (0..<count).map { ("\(prose.word())_\($0)", .text(prose.sentence())) }
    )
  }

  private static let failures: [(String, DocumentValue)] = [
    ("400", ["$ref": "#/components/responses/Invalid"]),
    ("401", ["$ref": "#/components/responses/Unauthorized"]),
    ("404", ["$ref": "#/components/responses/NotFound"]),
  ]
}
