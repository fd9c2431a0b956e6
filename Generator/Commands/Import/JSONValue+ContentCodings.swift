import BinderyJSON
import Canonicalizing
import Foundation

// `Canonicalizing` exports another type with this name.
extension BinderyJSON.JSONValue {
  /// The archive with the bodies as they are without content codings, and with the texts of
  /// requests that are in base64, so that secrets in them are found.
  var withoutContentCodings: Self {
    guard var object, var log = object["log"]?.object, let entries = log["entries"]?.array else {
      return self
    }
    log["entries"] = .array(
      entries.map { $0.decoding("postData", of: "request").decoding("content", of: "response") }
    )
    object["log"] = .object(log)
    return .object(object)
  }

  /// The entry with the decoded body of a message.
  private func decoding(_ body: String, of message: String) -> Self {
    guard var entry = object, var fields = entry[message]?.object,
      var content = fields[body]?.object, content["encoding"]?.string == "base64",
      let text = content["text"]?.string,
      let bytes = ContentCoding.decoded(text, codings: Self.codings(of: fields))
        ?? (body == "postData" ? content.bytesOfText(text) : nil)
    else { return self }
    if let text = String(bytes: bytes, encoding: .utf8) {
      content["text"] = .string(text)
      content["encoding"] = nil
    } else {
      content["text"] = .string(Data(bytes).base64EncodedString())
    }
    fields[body] = .object(content)
    entry[message] = .object(fields)
    return .object(entry)
  }

  private static func codings(of message: JSONObject) -> String {
    (message["headers"]?.array ?? [])
      .filter { $0["name"]?.string?.lowercased() == "content-encoding" }
      .compactMap { $0["value"]?.string }.joined(separator: ",")
  }
}

extension JSONObject {
  /// The bytes of a text in base64; nil for a multipart body, whose parts can be binary.
  fileprivate func bytesOfText(_ base64: String) -> [UInt8]? {
    let isMultipart = self["mimeType"]?.string?.lowercased().hasPrefix("multipart/") == true
    return isMultipart ? nil : Data(base64Encoded: base64).map(Array.init)
  }
}
