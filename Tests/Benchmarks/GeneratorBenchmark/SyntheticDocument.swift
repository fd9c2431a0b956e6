/// An OpenAPI document as services have them, of any size: for each schema an operation that
/// reads it.
struct SyntheticDocument {
  var schemas: Int

  var text: String {
    """
    openapi: 3.1.0
    info: { title: Synthetic, version: "1" }
    servers: [{ url: "https://api.example.com" }]
    paths:
    \((0..<schemas).map(Self.path).joined(separator: "\n"))
    components:
      schemas:
    \((0..<schemas).map { Self.schema($0, of: schemas) }.joined(separator: "\n"))

    """
  }

  private static func path(_ number: Int) -> String {
    """
      /things\(number)/{id}:
        get:
          operationId: fetchThing\(number)
          summary: Fetches one thing of kind \(number).
          parameters:
            - { name: id, in: path, required: true, schema: { type: string } }
            - { name: limit, in: query, schema: { type: integer } }
          responses:
            "200":
              description: The thing.
              content:
                application/json: { schema: { $ref: "#/components/schemas/Thing\(number)" } }
            "404": { description: There is no such thing. }
    """
  }

  private static func schema(_ number: Int, of count: Int) -> String {
    """
        Thing\(number):
          type: object
          description: A thing of kind \(number), as the service keeps it.
          required: [id, name]
          properties:
            id: { type: string, description: What the thing is known by. }
            name: { type: string, description: "What people call it." }
            size: { type: integer, format: int64 }
            price: { type: number }
            created_at: { type: string, format: date-time }
            state: { type: string, enum: [draft, active, archived] }
            tags: { type: array, items: { type: string } }
            next: { $ref: "#/components/schemas/Thing\((number + 1) % count)" }
    """
  }

  /// A part of a document that means nothing to the generator.
  static func filler(entries: Int) -> String {
    let entry = """
        - name: A name of some words
          description: "In quotes: a text that is as long as descriptions are, more or less."
          values: [1, two, 3.0, { four: true }]

      """
    return "x-filler:\n" + String(repeating: entry, count: entries)
  }
}
