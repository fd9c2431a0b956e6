/// The shared components of a synthetic document.
enum SharedParts {
  static let head: [(String, DocumentValue)] = [
    ("openapi", "3.1.0"),
    (
      "info",
      [
        "title": "Synthetic", "version": "2026-11-21",
        "description": "An API of any size.\n\nIt is made up, and like the ones that are not.",
      ]
    ),
    ("servers", [["url": "https://api.example.com/v1", "description": "Production"]]),
    ("security", [["bearer": []]]),
  ]

  static let components: [(String, DocumentValue)] = [
    (
      "securitySchemes",
      ["bearer": ["type": "http", "scheme": "bearer", "description": "A key of the account."]]
    ),
    (
      "parameters",
      [
        "Limit": [
          "name": "limit", "in": "query", "description": "How many results there are on a page.",
          "schema": ["type": "integer", "minimum": 1, "maximum": 100, "default": 20],
        ],
        "Cursor": [
          "name": "cursor", "in": "query", "description": "Where the page before this one ended.",
          "schema": ["type": "string"],
        ],
      ]
    ),
    (
      "responses",
      [
        "Invalid": answer("The request makes no sense."),
        "Unauthorized": answer("The key is missing or not known."),
        "NotFound": answer("There is no such resource, or the key may not see it."),
      ]
    ),
  ]

  static let schemas: [(String, DocumentValue)] = [
    (
      "Problem",
      [
        "type": "object", "description": "What went wrong.",
        "required": ["code", "message"],
        "properties": [
          "code": ["type": "string", "description": "The kind of problem, for programs."],
          "message": ["type": "string", "description": "The problem, for people."],
          "details": ["type": "object", "additionalProperties": true],
        ],
      ]
    )
  ]

  private static func answer(_ description: String) -> DocumentValue {
    [
      "description": .text(description),
      "content": ["application/json": ["schema": .schema("Problem")]],
    ]
  }
}
