extension SyntheticResource {
  /// Returns the models, by name: the resource, its creation, a page, and its events.
  var schemas: [(String, DocumentValue)] {
    var prose = Prose(seed: number)
    var dice = Dice(seed: number ^ 0x5EED)
    var keys: Set = ["type", "subject", "name", "status", "id", "created_at"]
    let input = properties(6 + dice.number(below: 6), &prose, &dice, &keys)
    let status: DocumentValue = [
      "type": "string", "description": .text(prose.paragraph()),
      "enum": ["draft", "in_review", "active", "past_due", "archived"],
    ]
    return [
      (name, resource(&prose, properties(8 + dice.number(below: 10), &prose, &dice, &keys))),
      (
        name + "Input",
        [
          "type": "object", "description": .text(prose.paragraph()),
          "required": ["name", "status"],
          "properties": .map(own(&prose) + input),
        ]
      ),
      (name + "Status", status),
      (name + "Page", page(&prose)),
      (name + "Created", event("created", &prose, properties(3, &prose, &dice, &keys))),
      (name + "Changed", event("changed", &prose, properties(3, &prose, &dice, &keys))),
      (name + "Event", union),
    ]
  }

  /// Returns the model of the resource: the creation's members and those that the service adds.
  private func resource(
    _ prose: inout Prose,
    _ added: [(String, DocumentValue)]
  ) -> DocumentValue {
    [
      "description": .text(prose.discussion()),
      "allOf": [
        .schema(name + "Input"),
        [
          "type": "object",
          "required": ["id", "created_at"],
          "properties": .map(
            [
              ("id", ["type": "string", "format": "uuid", "readOnly": true]),
              ("created_at", ["type": "string", "format": "date-time"]),
            ] + added
          ),
        ],
      ],
    ]
  }

  private func own(_ prose: inout Prose) -> [(String, DocumentValue)] {
    [
      ("name", ["type": "string", "maxLength": 200, "description": .text(prose.sentence())]),
      ("status", .schema(name + "Status")),
    ]
  }

  private func page(_ prose: inout Prose) -> DocumentValue {
    [
      "type": "object", "description": .text(prose.sentence()),
      "required": ["data", "has_more"],
      "properties": [
        "data": ["type": "array", "items": .schema(name)],
        "has_more": ["type": "boolean"],
        "next_cursor": ["type": ["string", "null"], "description": .text(prose.sentence())],
      ],
    ]
  }

  private func event(
    _ kind: String,
    _ prose: inout Prose,
    _ added: [(String, DocumentValue)]
  ) -> DocumentValue {
    [
      "type": "object", "description": .text(prose.paragraph()),
      "required": ["type", "subject"],
      "properties": .map(
        [("type", ["type": "string", "const": .text(kind)]), ("subject", .schema(name))]
          + added
      ),
    ]
  }

  private var union: DocumentValue {
    [
      "oneOf": [.schema(name + "Created"), .schema(name + "Changed")],
      "discriminator": [
        "propertyName": "type",
        "mapping": [
          "created": .text("#/components/schemas/\(name)Created"),
          "changed": .text("#/components/schemas/\(name)Changed"),
        ],
      ],
    ]
  }
}

// MARK: - Properties

extension SyntheticResource {
  /// Returns properties with keys that the resource doesn't have yet.
  private func properties(
    _ count: Int,
    _ prose: inout Prose,
    _ dice: inout Dice,
    _ keys: inout Set<String>
  ) -> [(String, DocumentValue)] {
    (0..<count).compactMap { _ in
      let key = prose.word()
      guard keys.insert(key).inserted else { return nil }
      return (key, property(&prose, &dice))
    }
  }

  private func property(_ prose: inout Prose, _ dice: inout Dice) -> DocumentValue {
    let described = [("description", DocumentValue.text(prose.paragraph()))]
    return type(&prose, &dice).adding(described)
  }

  private func type(_ prose: inout Prose, _ dice: inout Dice) -> DocumentValue {
    switch dice.number(below: 14) {
    case 0: .schema(neighbor(&dice))
    case 1: ["type": "array", "items": .schema(neighbor(&dice))]
    case 2: ["type": "array", "items": ["type": "string"]]
    case 3: ["type": "integer", "format": "int64", "minimum": 0]
    case 4: ["type": "number", "example": 42]
    case 5: ["type": "boolean", "default": false]
    case 6: ["type": "string", "format": "date-time"]
    case 7: ["type": "string", "enum": ["low", "normal", "high"]]
    case 8: ["type": "object", "additionalProperties": ["type": "string"]]
    case 9: ["type": ["string", "null"], "maxLength": 500]
    case 10: nested(&prose)
    default: ["type": "string", "example": .text(prose.word())]
    }
  }

  private func nested(_ prose: inout Prose) -> DocumentValue {
    [
      "type": "object",
      "properties": [
        "key": ["type": "string", "description": .text(prose.sentence())],
        "value": ["type": "string"],
        "count": ["type": "integer"],
      ],
    ]
  }
}
