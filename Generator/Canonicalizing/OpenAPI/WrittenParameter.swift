import Canonical
import Specification

extension WrittenOpenAPI {
  /// A value outside the body of a request, or a header of a response (Parameter Object).
  struct Parameter: View {
    static let kind: ObjectKind? = .parameter

    let cursor: Cursor
    /// The key of the parameter, if a mapping is read as the list of parameters.
    let key: String?

    var name: String? { cursor.string("name") ?? key }
    var location: String? { cursor.string("in") }
    var isRequired: Bool { cursor.flag("required") }
    var isDeprecated: Bool { cursor.flag("deprecated") }
    var style: String? { cursor.string("style") }
    var explode: Bool? { cursor.boolean("explode") }
    var allowsReserved: Bool { cursor.flag("allowReserved") }
    /// Whether the value in a path can be several segments, as GitHub's document states it.
    var isMultiSegment: Bool { cursor.flag("x-multi-segment") }
    var schema: WrittenSchema? { cursor.schemas.schema("schema") ?? ownSchema }
    var content: [Named<MediaType>] { cursor.entries("content") }

    /// The schema of an array in the form of Swagger 2.
    var swaggerArray: WrittenSchema? {
      guard hasOwnType, let schema = ownSchema else { return nil }
      let types = schema.types.filter { $0 != .null }
      return types == [.array] || types.isEmpty && cursor.has("items") ? schema : nil
    }

    /// Whether the parameter has the keywords of its schema, as in Swagger 2.
    private var hasOwnType: Bool {
      !cursor.has("schema") && !cursor.has("content")
        && ["type", "enum", "items"].contains(where: cursor.has)
    }

    /// The parameter as its own schema, as in Swagger 2.
    private var ownSchema: WrittenSchema? {
      // The reference refers to a schema; any other has been resolved.
      if node.reference != nil { return WrittenSchema(cursor: cursor) }
      guard hasOwnType else { return nil }
      let isBody = swaggerPosition == .body
      if isBody || !isSwagger {
        diagnostics.warn(
          .misplacedSchema,
          at: cursor.value("type")?.mark ?? mark,
          "a \(isBody ? "body " : "")parameter type without “schema”"
            + (isSwagger ? "" : " belongs to Swagger 2") + "; interpreted as “schema”",
          fix: "write schema: {type: …}"
        )
      }
      return WrittenSchema(cursor: Cursor(node, in: source))
    }
  }

  /// A header of a response: a parameter whose name is its key.
  typealias Header = Parameter
}

extension WrittenOpenAPI.Parameter {
  init(cursor: Cursor) { self.init(cursor: cursor, key: nil) }
}

extension Cursor {
  /// The parameters of a list; in a mapping, the key is the name of a parameter without one.
  var parameters: [WrittenOpenAPI.Parameter] {
    guard let value = many("parameters", .sequence), value.isOfNamedObjects else {
      return views("parameters")
    }
    report(value, "parameters", readAs: "an array with the keys as names", expected: "an array")
    return value.entries.compactMap { entry in
      view(of: entry.value, called: entry.key, as: WrittenOpenAPI.Parameter.self).map {
        WrittenOpenAPI.Parameter(cursor: $0.cursor, key: entry.key)
      }
    }
  }

  /// Whether a reference in the list of parameters cannot be resolved.
  var hasUnresolvedParameters: Bool {
    node["parameters"]?.elements.contains {
      $0["$ref"]?.kind == .string && source.documents.resolve($0) == nil
    } ?? false
  }
}
