import Specification

/// Reads which keys of an object are required.
struct RequiredKeys {
  let schema: WrittenSchema

  private var cursor: Cursor { schema.cursor }

  /// The keys in `required`, and those of properties with `required: true`.
  var all: [(key: String, mark: Mark)] {
    listedKeys
      + (cursor.members("properties") ?? []).compactMap { property in
        guard property.value.reference == nil, let value = property.value["required"],
          value.coercedBoolean == true
        else { return nil }
        report(property.key, at: value.mark)
        return (property.key, value.mark)
      }
  }

  /// The keys in `required`; a Boolean applies to the schema of which this one is a property.
  private var listedKeys: [(key: String, mark: Mark)] {
    if let value = cursor.value("required"), value.coercedBoolean != nil {
      if !isMember {
        report(
          "“required” can't be \(value.kind.words); ignored",
          "an array of property names",
          at: value
        )
      }
      return []
    }
    return (cursor.scalars("required") ?? []).compactMap { key in
      if !key.kind.isCollection, key.kind != .null { return (key.text, key.mark) }
      report(
        "“required” can't contain \(key.kind.words); ignored",
        "the name of a property",
        at: key
      )
      return nil
    }
  }

  /// Whether it is a property, or a parameter of Swagger 2.
  private var isMember: Bool {
    schema.node.parent?.isValue(ofKey: "properties") == true || cursor.has("in")
  }

  private func report(_ message: String, _ expected: String, at node: Node) {
    cursor.diagnostics.warn(.invalidValue, at: node.mark, message, fix: "write \(expected)")
  }

  private func report(_ key: String, at mark: Mark) {
    schema.diagnostics.warn(
      .invalidValue,
      at: mark,
      "“required” of the property \(Excerpt.quoted(key)) can't be a boolean; interpreted as"
        + " required",
      fix: "add the property to an array “required” beside “properties”"
    )
  }
}
