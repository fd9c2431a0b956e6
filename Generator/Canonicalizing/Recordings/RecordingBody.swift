import Canonical
import Specification

extension Recording.Body {
  init?(_ node: Node, noun: String, diagnostics: Diagnostics) {
    guard let fields = Fields(node, noun: noun, ignoresNull: true, diagnostics: diagnostics)
    else { return nil }
    let encoding = fields["encoding"].flatMap { RecordedEncoding.isOfText($0.text) ? nil : $0 }
    if let encoding, encoding.text.lowercased() != "base64" {
      fields.report(
        .invalidHAR,
        at: encoding.mark,
        "unknown encoding of the body",
        fix: "write base64, or remove “encoding” for text"
      )
      return nil
    }
    let text = fields.optionalString("text") ?? ""
    self.init(
      mimeType: fields.optionalString("mimeType") ?? "",
      // Some tools wrap the lines of base64.
      text: encoding == nil ? text : text.filter { !$0.isWhitespace },
      encoding: encoding == nil ? nil : "base64",
      mark: fields["text"]?.mark ?? node.mark,
      fields: fields.list("params").compactMap {
        Recording.FormField($0, diagnostics: diagnostics)
      }
    )
    // Playwright writes the size -1, and no text, of a body that it doesn't save.
    let size = fields["size"]?.integer ?? 0
    isOmitted = text.isEmpty && (size > 0 || size < 0 && fields["text"] == nil)
    if isOmitted, let comment = fields["comment"]?.string, comment.hasPrefix(CodedBody.comment) {
      unknownCoding = String(comment.dropFirst(CodedBody.comment.count))
    }
  }
}

extension Recording.FormField {
  fileprivate init?(_ node: Node, diagnostics: Diagnostics) {
    guard
      let fields = Fields(
        node,
        noun: "an element of “params”",
        ignoresNull: true,
        diagnostics: diagnostics
      ),
      let name = fields.requiredString("name")
    else { return nil }
    self.init(
      name: name,
      value: fields.optionalScalar("value") ?? "",
      fileName: fields.optionalString("fileName"),
      contentType: fields.optionalText("contentType")
    )
  }
}
