import Specification

extension WrittenOpenAPI.Version {
  /// Reads the version of a document; returns nil after reporting that it isn't supported.
  init?(of root: Node, diagnostics: Diagnostics) {
    guard let claim = WrittenOpenAPI.Version.claim(of: root), !claim.kind.isCollection else {
      guard root["paths"]?.kind == .mapping else {
        diagnostics.report(WrittenOpenAPI.Version.unknown(root))
        return nil
      }
      self = .v3_1
      diagnostics.report(
        WrittenOpenAPI.Version.assumed(
          "missing OpenAPI version; interpreted as 3.1",
          at: root.mark
        )
      )
      return
    }
    self.init(of: claim, diagnostics)
  }

  /// Returns the node of the version, which can be a version of OpenAPI 3 under `swagger`.
  private static func claim(of root: Node) -> Node? { root["openapi"] ?? root["swagger"] }

  /// Reads the version of a file of a description, if it has one.
  init?(claimedBy root: Node) {
    guard let claim = WrittenOpenAPI.Version.claim(of: root), !claim.kind.isCollection else {
      return nil
    }
    self.init(of: claim, Diagnostics())
  }

  private init?(of claim: Node, _ diagnostics: Diagnostics) {
    let text = claim.text.drop { $0 == "v" || $0 == "V" || $0.isWhitespace }
    let numbers = text.split(separator: ".").prefix(2).map { Int($0.filter(\.isNumber)) }
    switch (numbers.first ?? nil, numbers.count > 1 ? numbers[1] : nil) {
    case (2, let minor) where claim.isValue(ofKey: "swagger"):
      self = .v2_0
      guard minor != 0 else { return }
      diagnostics.report(
        WrittenOpenAPI.Version.assumed(
          "unknown Swagger version \(Excerpt.quoted(claim.text)); interpreted as 2.0",
          at: claim.mark,
          fix: "write swagger: \"2.0\""
        )
      )
    case (3, 0): self = .v3_0
    case (3, 1): self = .v3_1
    case (3, 2): self = .v3_2
    case (3, let minor):
      self = minor == nil ? .v3_0 : .v3_2
      diagnostics.report(
        WrittenOpenAPI.Version.assumed(
          "unknown OpenAPI version \(Excerpt.quoted(claim.text)); interpreted as "
            + (minor == nil ? "3.0" : "3.2"),
          at: claim.mark
        )
      )
    default:
      diagnostics.error(
        .unsupportedDocument,
        at: claim.mark,
        "unsupported OpenAPI version \(Excerpt.quoted(claim.text))",
        fix: "use Swagger 2.0, or OpenAPI 3.0, 3.1 or 3.2"
      )
      return nil
    }
  }

  private static func assumed(
    _ message: String,
    at mark: Mark,
    fix: String = "begin the document with openapi: 3.0.4, 3.1.1 or 3.2.0"
  ) -> Diagnostic {
    Diagnostic(.warning, .unsupportedDocument, at: mark, message, fix: fix)
  }

  private static func unknown(_ root: Node) -> Diagnostic {
    Diagnostic(
      .error,
      .unsupportedDocument,
      at: root.mark,
      "not an OpenAPI or AsyncAPI document: neither “openapi” nor “asyncapi” is defined",
      fix: "begin the document with openapi: 3.1.0 or asyncapi: 3.0.0"
    )
  }
}
