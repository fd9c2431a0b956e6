import BinderyJSON
import Canonicalizing
import Foundation

/// An archive with the bodies as they are without content codings, and with the texts of requests
/// that are in base64, so that secrets in them are found.
///
/// A body with a coding that can't be decoded is omitted.
struct UncodedArchive {
  private(set) var json: BinderyJSON.JSONValue
  /// The codings of the omitted bodies.
  private(set) var omittedCodings: [String] = []

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
            let decoded = decoded(content, of: fields)
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
  private mutating func decoded(_ body: JSONObject, of message: JSONObject) -> JSONObject? {
    let codings = Self.values(of: "content-encoding", in: message).joined(separator: ",")
    guard !codings.isEmpty, let text = body["text"]?.string else { return nil }
    let isBase64 = body["encoding"]?.string?.lowercased() == "base64"
    let coded = CodedBody(
      text,
      isBase64: isBase64,
      mediaType: body["mimeType"]?.string ?? "",
      codings: codings,
      codedSize: Self.codedSize(of: body, message)
    )
    if let coding = coded.unknownCoding { return omitted(body, coding) }
    guard isBase64, let bytes = ContentCoding.decoded(text, codings: codings) else { return nil }
    var body = body
    if let text = String(bytes: bytes, encoding: .utf8) {
      body["text"] = .string(text)
      body["encoding"] = nil
    } else {
      body["text"] = .string(Data(bytes).base64EncodedString())
    }
    return body
  }

  private mutating func omitted(_ body: JSONObject, _ coding: String) -> JSONObject {
    omittedCodings.append(coding)
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

  /// The number of bytes with the codings; nil if the archive doesn't state it.
  private static func codedSize(of body: JSONObject, _ message: JSONObject) -> Int? {
    if let length = values(of: "content-length", in: message).first.flatMap({ Int($0) }) {
      return length
    }
    if let size = message["bodySize"]?.int, size > 0 { return size }
    guard let size = body["size"]?.int, let saved = body["compression"]?.int, saved > 0 else {
      return nil
    }
    return size - saved
  }
}

extension JSONObject {
  /// The body with a text in place of base64; nil for another one, and for a multipart body, whose
  /// parts can be binary.
  fileprivate var withDecodedText: JSONObject? {
    guard self["encoding"]?.string?.lowercased() == "base64", let base64 = self["text"]?.string,
      self["mimeType"]?.string?.lowercased().hasPrefix("multipart/") != true,
      let data = Data(base64Encoded: base64, options: .ignoreUnknownCharacters),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    var body = self
    body["text"] = .string(text)
    body["encoding"] = nil
    return body
  }
}
