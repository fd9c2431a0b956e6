import Canonical
import Specification

/// Reports keys of OpenAPI 3 in an object of Swagger 2.0, which have the meaning of OpenAPI 3.
private func report(_ keys: Set<String>, of view: some View) {
  guard view.isSwagger else { return }
  for entry in view.node.entries where keys.contains(entry.key) {
    view.diagnostics.warn(
      .wrongVersionKeyword,
      at: entry.keyMark,
      "\(Excerpt.quoted(entry.key)) belongs to OpenAPI 3; interpreted as in OpenAPI 3",
      fix: "write the keys of Swagger 2.0, or begin the document with openapi: 3.0.4"
    )
  }
}

extension WrittenOpenAPI.Document {
  func reportLaterKeywords() { report(["servers", "components", "webhooks"], of: self) }
}

extension WrittenOpenAPI.Operation {
  func reportLaterKeywords() { report(["requestBody", "callbacks", "servers"], of: self) }
}

extension WrittenOpenAPI.Response {
  func reportLaterKeywords() { report(["content", "links"], of: self) }
}

extension WrittenOpenAPI.Parameter {
  func reportLaterKeywords() { report(["schema", "content", "style", "explode"], of: self) }
}
