import Foundation

/// A document with headers, texts and forms, and recordings of it, in a temporary folder.
struct CheckedTicket {
  static let document = """
    openapi: 3.0.3
    info: { title: Tickets, version: "1" }
    servers: [{ url: "https://tickets.example" }]
    paths:
      /tickets:
        get:
          operationId: listTickets
          responses:
            "200":
              description: The tickets.
              headers:
                X-Remaining: { required: true, schema: { type: integer, minimum: 0 } }
                X-Sort: { schema: { type: string, enum: [date, name] } }
                X-Ids: { schema: { type: array, items: { type: integer }, maxItems: 2 } }
                X-Range: { schema: { type: object, properties: { to: { type: integer } } } }
                X-Page:
                  content: { application/json: { schema: { type: object, required: [number] } } }
              content:
                text/plain: { schema: { type: string, pattern: "^[a-z]+$", maxLength: 8 } }
                text/csv: { schema: { type: string, enum: ["a,b"] } }
        put:
          operationId: setCount
          requestBody:
            content: { text/plain: { schema: { type: integer, maximum: 9 } } }
          responses:
            "200": { description: The count., content: { text/plain: { schema: { type: number } } } }
        post:
          operationId: addTicket
          requestBody:
            content:
              multipart/form-data:
                schema:
                  type: object
                  required: [title, scan]
                  properties:
                    title: { type: string, minLength: 2 }
                    seats: { type: array, items: { type: integer, minimum: 1 } }
                    owner: { type: object, required: [name], properties: { name: { type: string } } }
                    scan: { type: string, format: binary, maxLength: 4 }
                encoding: { scan: { contentType: "image/png, image/gif" } }
              application/x-www-form-urlencoded:
                schema:
                  type: object
                  required: [title]
                  properties:
                    title: { type: string, minLength: 2 }
                    seats: { type: array, items: { type: integer, minimum: 1 } }
                    count: { type: integer }
                  additionalProperties: false
          responses: { "204": { description: Added. } }

    """

  let folder: TemporaryFolder

  /// Writes the document and a recording, whose entries are each on one line.
  init(_ entries: String..., document: String = CheckedTicket.document) throws {
    folder = try TemporaryFolder()
    try folder.write(document, to: "tickets.yaml")
    let list = entries.joined(separator: ",\n")
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#n\#(list)]}}"#,
      to: "recordings/tickets.har"
    )
  }

  func check(_ options: String...) throws -> BinderyProcess {
    try BinderyProcess(
      ["check", "tickets.yaml", "--recordings", "recordings"] + options,
      in: folder.url
    )
  }

  /// A response with headers, and `X-Remaining` by default.
  static func response(
    _ headers: [String: String] = ["X-Remaining": "1"],
    _ body: String = "",
    type: String = "text/plain"
  ) -> String {
    let list = headers.sorted { $0.key < $1.key }.map { name, value in
      #"{"name": "\#(name)", "value": \#(value.debugDescription)}"#
    }
    return """
      {"request": {"method": "GET", "url": "https://tickets.example/tickets"}, "response": \
      {"status": 200, "headers": [\(list.joined(separator: ", "))], "content": \
      {"mimeType": "\(type)", "text": \(body.debugDescription)}}}
      """
  }

  /// A request with a body, and the response to it.
  static func request(
    _ method: String,
    _ body: String,
    type: String,
    status: Int = 204,
    answer: String = ""
  ) -> String {
    """
    {"request": {"method": "\(method)", "url": "https://tickets.example/tickets", "postData": \
    {"mimeType": "\(type)", "text": \(body.debugDescription)}}, "response": \
    {"status": \(status), "content": {"mimeType": "text/plain", "text": "\(answer)"}}}
    """
  }

  /// A multipart form of parts, each with its header fields and its content.
  static func form(_ parts: (fields: String, content: String)...) -> String {
    let texts = parts.map {
      "--b\r\nContent-Disposition: form-data; \($0.fields)\r\n\r\n\($0.content)\r\n"
    }
    return request("POST", texts.joined() + "--b--\r\n", type: "multipart/form-data; boundary=b")
  }
}
