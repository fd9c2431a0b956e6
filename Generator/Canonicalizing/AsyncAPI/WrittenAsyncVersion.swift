import Specification

extension WrittenAsyncAPI.Version {
  /// Reads the version of a document; returns nil after reporting that it isn't supported.
  init?(of root: Node, diagnostics: Diagnostics) {
    guard let claim = root["asyncapi"] else { return nil }
    let text = claim.text.drop { $0 == "v" || $0 == "V" || $0.isWhitespace }
    let numbers = text.split(separator: ".").prefix(2).map { Int($0) }
    let minor = numbers.count > 1 ? numbers[1] : nil
    switch (numbers.first ?? nil, minor) {
    case (1, 2?): self = .v1
    case (2, (0...6)?): self = .v2
    case (3, (0...1)?): self = .v3
    case (1, _):
      self = .v1
      diagnostics.report(Self.assumed("1.2", at: claim))
    case (2, _):
      self = .v2
      diagnostics.report(Self.assumed("2.6", at: claim))
    case (3, _):
      self = .v3
      diagnostics.report(Self.assumed("3.1", at: claim))
    default:
      diagnostics.error(
        .unsupportedDocument,
        at: claim.mark,
        "unsupported AsyncAPI version \(Excerpt.quoted(claim.text))",
        fix: "use AsyncAPI 1.2, 2.0 to 2.6, 3.0 or 3.1"
      )
      return nil
    }
  }

  /// Reads the version of a file, if it has one.
  init?(claimedBy root: Node) {
    guard root["asyncapi"] != nil else { return nil }
    self.init(of: root, diagnostics: Diagnostics())
  }

  private static func assumed(_ version: String, at claim: Node) -> Diagnostic {
    Diagnostic(
      .warning,
      .unsupportedDocument,
      at: claim.mark,
      "unknown AsyncAPI version \(Excerpt.quoted(claim.text)); interpreted as \(version)",
      fix: "begin the document with asyncapi: \(version).0"
    )
  }
}
