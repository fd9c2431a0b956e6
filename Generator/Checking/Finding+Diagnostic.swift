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
      severity,
      code,
      at: Mark(value.origin),
      "\(value.phrase): at \(path), \(message)\(remark)",
      fix: fix,
      related: schemaMark.map { [($0, "the schema is \(schemaPhrase?.name ?? schemaName)")] } ?? [],
      cause: "\(schemaName) \(keyword) \(member ?? "")"
    )
  }

  /// A note for a request that the service refused, since it may violate the document on purpose.
  var severity: Diagnostic.Severity { isRefused ? .note : .warning }

  var code: Diagnostic.Code {
    kind == .undocumentedMember ? .undocumentedMember : .recordingMismatch
  }

  var fix: String? {
    if isRefused { return nil }
    return kind == .undocumentedMember
      ? "add the member to the document" : "correct the recording, or the document by an overlay"
  }

  /// States the status with which the service refused the request.
  var remark: String {
    value.refusal.map { "; the service refused the request with the status \($0)" } ?? ""
  }

  /// The name of the schema for messages, or the parameter that has it.
  var subject: String {
    if case .parameter = value.part, path == JSONPath(), !isOfComponent { return value.phrase }
    return schemaName
  }

  private var isOfComponent: Bool { schemaPhrase?.isOfComponent ?? false }

  private var schemaPhrase: SchemaPhrase? {
    origin.map { SchemaPhrase(pointer: $0.pointer, keyword: keyword) }
  }

  /// The name of the schema for messages.
  var schemaName: String {
    schemaPhrase?.description ?? Excerpt.quoted(value.schema)
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
