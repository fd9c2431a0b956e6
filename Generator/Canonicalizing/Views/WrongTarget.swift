import Specification

/// The interpretation of a reference to an object of another kind.
enum WrongTarget {
  /// The content that both kinds have.
  case content
  /// JSON content with the schema.
  case json
  /// The schema of the object that has the reference.
  case schema
  case nothing

  init(_ kind: ObjectKind, for expected: ObjectKind?) {
    self =
      switch (expected, kind) {
      case (.response, .requestBody), (.requestBody, .response), (.mediaType, .response),
        (.mediaType, .requestBody):
        .content
      case (.response, .schema), (.requestBody, .schema): .json
      case (.mediaType, .schema), (.parameter, .schema): .schema
      default: .nothing
      }
  }

  var words: String {
    switch self {
    case .content: "; its content is used"
    case .json: "; interpreted as the schema of application/json"
    case .schema: "; interpreted as “schema”"
    case .nothing: "; ignored"
    }
  }

  func fix(_ expected: ObjectKind?) -> String {
    switch self {
    case .content: "refer to " + (expected.map(\.noun) ?? "the content of the object")
    case .nothing: "refer to " + (expected.map(\.noun) ?? "an object of the expected type")
    case .json: "write content: {application/json: {schema: {$ref: …}}}"
    case .schema: "write schema: {$ref: …}"
    }
  }
}
