import BinderyJSON
import Foundation

/// Corrects recorded texts that were decoded as ISO 8859-1, although they aren't in it.
///
/// mitmproxy decodes every body without a charset so, unless it is JSON. The recorded size shows
/// it: each character is one byte.
enum RecordedText {
  /// Returns the entry with the texts as they were sent.
  static func corrected(in entry: JSONValue) -> JSONValue {
    guard var object = entry.object else { return entry }
    if var request = object["request"]?.object, let body = request["postData"]?.object {
      request["postData"] = .object(corrected(body, sizes: [request["bodySize"]?.int]))
      object["request"] = .object(request)
    }
    if var response = object["response"]?.object, let content = response["content"]?.object {
      // mitmproxy writes the compressed size, Chrome the decompressed one.
      let size = content["size"]?.int
      let decoded = size.map { $0 + (content["compression"]?.int ?? 0) }
      response["content"] = .object(corrected(content, sizes: [size, decoded]))
      object["response"] = .object(response)
    }
    return .object(object)
  }

  private static func corrected(_ body: JSONObject, sizes: [Int?]) -> JSONObject {
    guard let text = body["text"]?.string, body["encoding"] == nil,
      let bytes = bytes(of: text, sizes: sizes)
    else { return body }
    let mediaType = body["mimeType"]?.string?.lowercased() ?? ""
    var body = body
    if let text = String(bytes: bytes, encoding: .utf8) {
      body["text"] = .string(text)
    } else if mediaType.hasPrefix("multipart/") {
      body["text"] = .string(Data(bytes).base64EncodedString())
      body["encoding"] = "base64"
    }
    return body
  }

  /// The bytes of a text that was decoded as ISO 8859-1; nil if the size doesn't show that.
  private static func bytes(of text: String, sizes: [Int?]) -> [UInt8]? {
    let scalars = text.unicodeScalars
    guard sizes.contains(scalars.count), !sizes.contains(text.utf8.count) else { return nil }
    let bytes = scalars.compactMap { UInt8(exactly: $0.value) }
    return bytes.count == scalars.count ? bytes : nil
  }
}
