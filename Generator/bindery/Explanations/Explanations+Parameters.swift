extension Explanation {
  /// The parameters of operations.
  static let parameters = [
    Explanation(
      "unknown-location",
      "a parameter is in no known place",
      meaning: """
        “in” says where a parameter goes. One in other letters, or whose name stands in the path, \
        is taken as what is meant; one that goes nowhere, or has no name, is left out.
        """,
      fix: "Write in: path, query, header or cookie; a body is a requestBody.",
      example: operation("parameters: [{ name: limit, in: form, schema: { type: integer } }]"),
      fixed: .replacing("in: form", with: "in: query")
    ),
    Explanation(
      "duplicate-parameter",
      "a parameter is described twice",
      meaning: """
        Two descriptions in one list have the same name and place, where headers are the same in \
        upper and lower case; the last one counts.
        """,
      fix: "Take one of them out.",
      example: operation(
        "parameters: [{ name: q, in: query, schema: { type: string } },"
          + " { name: q, in: query, schema: { type: integer } }]"
      ),
      fixed: .replacing(", { name: q,", with: ", { name: limit,")
    ),
    Explanation(
      "governed-header",
      "a parameter is a header that something else describes",
      meaning: """
        The standard ignores parameters called Accept, Content-Type and Authorization: the \
        contents of responses, the content of the body and security schemes say them. The \
        parameter is left out.
        """,
      fix: "Describe the header there; a client can set it in the headers of its connection too.",
      example: operation(
        "parameters: [{ name: Authorization, in: header, schema: { type: string } }]"
      ),
      fixed: .replacing([
        (
          "parameters: [{ name: Authorization, in: header, schema: { type: string } }]",
          "security: [{ token: [] }]"
        ),
        (
          "paths:",
          "components: { securitySchemes: { token: { type: http, scheme: bearer } } }\npaths:"
        ),
      ])
    ),
    Explanation(
      "nameless-parameter",
      "a parameter has no name",
      meaning: "Nothing says what it is called in the request. The parameter is left out.",
      fix: "Write its name on the wire.",
      example: operation("parameters: [{ in: query, schema: { type: string } }]"),
      fixed: .replacing("{ in: query", with: "{ name: q, in: query")
    ),
    Explanation(
      "unsendable-name",
      "a header or a cookie has a name that HTTP can't carry",
      meaning: """
        Names of headers are letters, digits and a few signs; a space, a colon or a line end would \
        end the name. No request could be sent with it, so that it is left out.
        """,
      fix: "Write the name as it stands on the wire.",
      example: operation(
        "parameters: [{ name: \"X Trace\", in: header, schema: { type: string } }]"
      ),
      fixed: .replacing("X Trace", with: "X-Trace")
    ),
    Explanation(
      "optional-path-parameter",
      "a path parameter isn't required",
      meaning: "No path lacks a part, so that it is taken as required.",
      fix: "Write required: true.",
      example: operation(
        "parameters: [{ name: id, in: path, schema: { type: string } }]",
        path: "/books/{id}"
      ),
      fixed: .replacing("in: path,", with: "in: path, required: true,")
    ),
    Explanation(
      "missing-path-parameter",
      "a part of the path isn't described",
      meaning: "The path has {name}, and no parameter says what it is. It is taken as a string.",
      fix: "Describe it under parameters.",
      example: operation("summary: One book.", path: "/books/{id}"),
      fixed: .replacing(
        "summary: One book.",
        with: "parameters: [{ name: id, in: path, required: true, schema: { type: string } }]"
      )
    ),
    Explanation(
      "stray-path-parameter",
      "a path parameter has no place in the path",
      meaning: """
        The path has no {name} for it, so that it is left out; or it has one that differs in case \
        and punctuation alone, which is taken as the same.
        """,
      fix: "Add it to the path or take the parameter out.",
      example: operation(
        "parameters: [{ name: id, in: path, required: true, schema: { type: string } }]"
      ),
      fixed: .replacing("/books:", with: "/books/{id}:")
    ),
    Explanation(
      "unsuitable-style",
      "a parameter's style doesn't fit its place",
      meaning: "Each place has styles of its own. The place's usual one is assumed.",
      fix: "Write one of the styles that the message names.",
      example: operation(
        "parameters: [{ name: q, in: query, style: matrix, schema: { type: string } }]"
      ),
      fixed: .replacing("style: matrix", with: "style: form")
    ),
    Explanation(
      "untyped-parameter",
      "nothing says the type of a parameter",
      meaning: "Neither schema nor content is there. The value is read as text.",
      fix: "Give it a schema.",
      example: operation("parameters: [{ name: q, in: query }]"),
      fixed: .replacing("in: query }", with: "in: query, schema: { type: string } }")
    ),
    Explanation(
      "leftover-body",
      "a parameter is in the body",
      meaning: """
        In Swagger 2 a body was a parameter. Where the operation has no requestBody, it is taken \
        as one, in JSON; parameters in formData are the fields of a form.
        """,
      fix: "Write it as requestBody.",
      example: operation(
        "parameters: [{ name: book, in: body, schema: { type: object } }]",
        along: ["misplaced-schema"]
      ),
      fixed: .replacing(
        "parameters: [{ name: book, in: body, schema: { type: object } }]",
        with: "requestBody: { content: { application/json: { schema: { type: object } } } }"
      )
    ),
    Explanation(
      "misplaced-schema",
      "a schema stands where none belongs",
      meaning: """
        In Swagger 2 a response had a schema and a parameter a type of its own. They are taken as \
        the schema of JSON and of the parameter, and so is a schema in place of a media type, a \
        body or a response. Of a schema and content in one parameter the schema counts.
        """,
      fix: "Write content: {application/json: {schema: …}}, or schema: {type: …}.",
      example: operation("parameters: [{ name: q, in: query, type: string }]"),
      fixed: .replacing("type: string }", with: "schema: { type: string } }")
    ),
  ]

  private static func operation(
    _ words: String,
    path: String = "/books",
    along companions: Set<String> = []
  ) -> Example {
    .document(
      """
      paths:
        \(path):
          get:
            \(words)
            responses: { "204": { description: Nothing. } }

      """,
      along: companions
    )
  }
}
