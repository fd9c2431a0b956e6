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
      kind == .missingHeader
        ? "\(value.phrase): \(message)" : "\(value.phrase): at \(path), \(message)\(remark)",
      fix: fix,
      related: schemaMark.map { [($0, remarkOnSchema)] } ?? [],
      cause: "\(origin?.pointer ?? subject) \(keyword) \(member ?? "")"
    )
  }

  private var remarkOnSchema: String {
    kind == .missingHeader
      ? "the header is described here" : "the schema is \(component?.description ?? "here")"
  }

  /// A note for a request that the service refused, since it may violate the document on purpose.
  var severity: Diagnostic.Severity { isRefused ? .note : .warning }

  var code: Diagnostic.Code {
    kind == .undocumentedMember ? .undocumentedMember : .recordingMismatch
  }

  var fix: String? {
    if isRefused { return nil }
    if isUnformatted { return "add “format: uint64” to the schema, by an overlay" }
    return kind == .undocumentedMember && !isForbidden
      ? "add the member to the document" : "correct the recording, or the document by an overlay"
  }

  /// States the keyword that forbids undocumented members.
  var prohibition: String {
    isForbidden ? " despite \(Excerpt.quoted("\(keyword): false"))" : ""
  }

  /// The value and the path in it, for messages.
  var location: String {
    kind == .missingHeader ? value.phrase : "\(value.phrase), at \(path)"
  }

  /// States the status with which the service refused the request, and that no test sends it.
  var remark: String {
    value.refusal.map { status in
      "; the service refused the request with the status \(status)"
        + (isUnsendable ? ", and the client can't send it, so that it has no contract test" : "")
    } ?? ""
  }

  /// The component that has the schema, or else the value and the path in it, for messages.
  var subject: String {
    if let component { return component.description }
    let steps = path.steps.map { step -> Substring in
      guard case .key(let key) = step else { return "[*]" }
      return JSONPath([.key(key)]).description.dropFirst()
    }
    return value.phrase + (steps.isEmpty ? "" : ", at $" + steps.joined())
  }

  private var component: SchemaPhrase? {
    guard kind != .missingHeader, let origin else { return nil }
    return SchemaPhrase(pointer: origin.pointer, keyword: keyword)
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
    case .responseHeader(let key): "the response header \(Excerpt.quoted(key)) of \(owner)"
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
