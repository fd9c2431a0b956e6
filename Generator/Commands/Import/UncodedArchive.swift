import BinderyJSON
import Canonicalizing
import Shaping

/// An archive with the bodies as they are without content codings, and with the texts of requests
/// that are in base64, so that secrets in them are found.
///
/// A body with a coding that can't be decoded is omitted.
struct UncodedArchive {
  private(set) var json: BinderyJSON.JSONValue
  private(set) var omitted: [UndecodableBody] = []

  init(_ archive: BinderyJSON.JSONValue) {
    json = archive
    guard var object = archive.object, var log = object["log"]?.object,
      let entries = log["entries"]?.array
    else { return }
    log["entries"] = .array(
      entries.map { entry in
        guard var object = entry.object else { return entry }
        for (message, body) in [("request", "postData"), ("response", "content")] {
          guard let fields = object[message]?.object, let content = fields[body]?.object,
            let decoded = decoded(content, of: fields, isRequest: message == "request")
              ?? (message == "request" ? content.withDecodedText : nil)
          else { continue }
          var changed = fields
          changed[body] = .object(decoded)
          object[message] = .object(changed)
        }
        return .object(object)
      }
    )
    object["log"] = .object(log)
    json = .object(object)
  }

  /// The body of a message without its codings; nil for one without any.
  private mutating func decoded(
    _ body: JSONObject,
    of message: JSONObject,
    isRequest: Bool
  ) -> JSONObject? {
    let coded = CodedBody(
      body["text"]?.string ?? "",
      isBase64: body.isBase64,
      mediaType: body["mimeType"]?.string ?? "",
      codings: Self.values(of: "content-encoding", in: message).joined(separator: ","),
      codedSize: CodedBody.codedSize(
        contentLength: Self.values(of: "content-length", in: message).first,
        bodySize: message["bodySize"]?.int,
        size: body["size"]?.int,
        compression: body["compression"]?.int
      )
    )
    switch coded.content {
    case .unchanged: return nil
    case .text(let text): return body.withText(text)
    case .base64(let base64):
      var body = body
      body["text"] = .string(base64)
      return body
    case .undecodable(let coding):
      omitted.append(UndecodableBody(coding: coding, isOfRequest: isRequest))
      return Self.omitting(body, coding)
    }
  }

  private static func omitting(_ body: JSONObject, _ coding: String) -> JSONObject {
    var body = body
    // A body with a size and without text isn't recorded.
    if body["size"]?.int ?? 0 <= 0 { body["size"] = 1 }
    body["text"] = ""
    body["encoding"] = nil
    body["params"] = nil
    body["comment"] = .string(CodedBody.comment + coding)
    return body
  }

  private static func values(of header: String, in message: JSONObject) -> [String] {
    (message["headers"]?.array ?? [])
      .filter { $0["name"]?.string?.lowercased() == header }
      .compactMap { $0["value"]?.string }
  }
}

extension JSONObject {
  fileprivate var isBase64: Bool { self["encoding"]?.string?.lowercased() == "base64" }

  /// The body with a text in place of base64; nil for another one.
  fileprivate var withDecodedText: JSONObject? {
    guard isBase64, let base64 = self["text"]?.string else { return nil }
    return CodedBody.text(ofBase64: base64, mediaType: self["mimeType"]?.string ?? "")
      .map(withText)
  }

  fileprivate func withText(_ text: String) -> JSONObject {
    var body = self
    body["text"] = .string(text)
    body["encoding"] = nil
    return body
  }
}
