import BinderyJSON
import Shape
import SourceDiagnostics

extension Diagnostic.Code {
  /// A recording has a member that no schema describes.
  public static let undocumentedMember = Self("undocumented-member")
}

extension Finding {
  /// The diagnostic of the finding, at the location of the value in the recording.
  public var diagnostic: Diagnostic {
    Diagnostic(
      .warning,
      kind == .undocumentedMember ? .undocumentedMember : .recordingMismatch,
      at: Mark(value.origin),
      "\(value.phrase): at \(path), \(message)",
      fix: fix,
      related: schemaMark.map { [($0, "the schema is \(schemaName)")] } ?? [],
      cause: "\(schemaName) \(keyword) \(member ?? "")"
    )
  }

  var fix: String {
    kind == .undocumentedMember
      ? "add the member to the document" : "correct the recording, or the document by an overlay"
  }

  /// The name of the schema for messages.
  var schemaName: String {
    origin.map { SchemaPhrase(pointer: $0.pointer, keyword: keyword).description }
      ?? Excerpt.quoted(value.schema)
  }

  /// The location of the schema in the documents.
  var schemaMark: Mark? { origin.map(Mark.init) }
}

extension RecordedValue {
  /// The value for messages: `the response of “listBooks”`.
  var phrase: String {
    let owner = Excerpt.quoted(subject)
    return switch part {
    case .parameter(let location, let key):
      "the \(location.rawValue) parameter \(Excerpt.quoted(key)) of \(owner)"
    case .requestBody: "the request body of \(owner)"
    case .responseBody: "the response of \(owner)"
    case .message: "the message \(owner)"
    }
  }
}

extension Mark {
  init(_ origin: Origin) {
    self.init(file: origin.file, line: origin.line, column: origin.column)
  }
}
