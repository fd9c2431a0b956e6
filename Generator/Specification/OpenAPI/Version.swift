extension Diagnostic.Code {
  static let unsupportedVersion = Self("unsupported-version")
}

extension OpenAPI.Version {
  /// The version that a document claims; nil after reporting that there is none to read it by.
  init?(of root: Node, diagnostics: Diagnostics) {
    guard let claim = root["openapi"], !claim.kind.isCollection else {
      diagnostics.report(OpenAPI.Version.unknown(root))
      return nil
    }
    let numbers = claim.text.split(separator: ".", omittingEmptySubsequences: false)
    switch numbers.prefix(2).joined(separator: ".") {
    case "3.0": self = .v3_0
    case "3.1": self = .v3_1
    case "3.2": self = .v3_2
    default:
      diagnostics.report(
        Diagnostic(
          .error,
          .unsupportedVersion,
          at: claim.mark,
          "\(Excerpt.quoted(claim.text)) is no version of OpenAPI that can be read",
          mend: "write 3.0.x, 3.1.x or 3.2.x"
        )
      )
      return nil
    }
  }

  private static func unknown(_ root: Node) -> Diagnostic {
    if let swagger = root["swagger"] {
      return Diagnostic(
        .error,
        .unsupportedVersion,
        at: swagger.mark,
        "this is Swagger \(Excerpt.quoted(swagger.text)), which came before OpenAPI 3",
        mend: "convert the document to OpenAPI 3, for instance with swagger2openapi"
      )
    }
    if let asyncAPI = root["asyncapi"] {
      return Diagnostic(
        .error,
        .unsupportedVersion,
        at: asyncAPI.mark,
        "this is AsyncAPI, which can't be read yet",
        mend: "give an OpenAPI document"
      )
    }
    return Diagnostic(
      .error,
      .unsupportedVersion,
      at: root.mark,
      "this is no OpenAPI document: it has no “openapi” with a version",
      mend: "begin it with openapi: 3.1.0"
    )
  }
}
