import Canonical
import Specification

extension Recording.Body {
  init?(_ node: Node, noun: String, diagnostics: Diagnostics) {
    guard let fields = Fields(node, noun: noun, diagnostics: diagnostics) else { return nil }
    if let encoding = fields["encoding"], encoding.text != "base64" {
      fields.report(
        .invalidHAR,
        at: encoding.mark,
        "unknown encoding \(Excerpt.quoted(encoding.text))",
        fix: "write base64, or remove “encoding” for text"
      )
      return nil
    }
    self.init(
      mimeType: fields.optionalString("mimeType") ?? "",
      text: fields.optionalString("text") ?? "",
      encoding: fields.optionalString("encoding"),
      mark: fields["text"]?.mark ?? node.mark,
      fields: fields.list("params").compactMap {
        Recording.FormField($0, diagnostics: diagnostics)
      }
    )
    isOmitted = text.isEmpty && (fields["size"]?.integer ?? 0) > 0
  }
}

extension Recording.FormField {
  fileprivate init?(_ node: Node, diagnostics: Diagnostics) {
    guard
      let fields = Fields(node, noun: "an element of “params”", diagnostics: diagnostics),
      let name = fields.requiredText("name")
    else { return nil }
    self.init(
      name: name,
      value: fields.optionalString("value") ?? "",
      fileName: fields.optionalString("fileName"),
      contentType: fields.optionalText("contentType")
    )
  }
}
