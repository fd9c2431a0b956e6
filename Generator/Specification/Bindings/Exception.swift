extension Diagnostic.Code {
  static let badStatus = Self("bad-status")
}

extension Bindings {
  /// A documented status that needs no recording.
  public struct Exception: Sendable {
    public var operation: String
    /// As the description writes it: `404`, `4XX` or `default`.
    public var status: String
    public var because: String
    public var mark: Mark

    init?(_ node: Node, diagnostics: Diagnostics) {
      guard let fields = Fields(node, noun: "an exception", diagnostics: diagnostics) else {
        return nil
      }
      fields.allowOnly(["operation", "status", "because"])
      let operation = fields.requiredText("operation")
      let status = fields.required("status")
      let because = fields.requiredText("because")
      if let status, !Exception.isStatus(status.text) {
        fields.report(
          .badStatus,
          at: status.mark,
          "\(Excerpt.quoted(status.text)) is no status",
          mend: "write it as the description does: 404, 4XX or default"
        )
      }
      guard let operation, let status, let because else { return nil }
      self.operation = operation
      // A status is as often written without quotes as with them.
      self.status = status.text
      self.because = because
      mark = node.mark
    }

    private static func isStatus(_ text: String) -> Bool {
      let letters = Array(text.unicodeScalars)
      guard letters.count == 3, "1"..."5" ~= letters[0] else { return text == "default" }
      return text.hasSuffix("XX") || letters[1...].allSatisfy { "0"..."9" ~= $0 }
    }
  }
}
