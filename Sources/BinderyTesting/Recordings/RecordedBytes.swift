import BinderyRuntime
import Foundation

/// The decoder of archived bodies.
enum RecordedBytes {
  /// Returns the bytes; nil if the text isn't valid in its encoding.
  static func decode(_ text: String, encoding: String?) -> [UInt8]? {
    switch encoding?.lowercased() {
    // Advanced REST Client writes the charset of the text.
    case nil, "", "utf-8", "utf8", "us-ascii": Array(text.utf8)
    // Some tools break the lines.
    case "base64": Data(base64Encoded: text.filter { !$0.isWhitespace }).map { Array($0) }
    default: nil
    }
  }
}

extension HTTPArchive.PostData {
  /// The bytes that were sent; encoded from the form fields if only these are recorded.
  public var bytes: [UInt8]? {
    guard text.isEmpty, !params.isEmpty else {
      return RecordedBytes.decode(text, encoding: encoding)
    }
    let fields = params.map { Self.escaped($0.name) + "=" + Self.escaped($0.value) }
    return Array(fields.joined(separator: "&").utf8)
  }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }
}

extension HTTPArchive.Response {
  /// The response as a transport returns it; nil if its content can't be decoded.
  public var http: HTTPResponse? {
    guard let body = RecordedBytes.decode(content.text, encoding: content.encoding) else {
      return nil
    }
    var headers = HTTPHeaders()
    for field in self.headers where !Self.describesCoding(field.name) {
      let isType = field.name.lowercased() == "content-type"
      headers.append(field.name, isType ? mediaType(field.value, of: body) : field.value)
    }
    if !headers.contains("Content-Type"), !content.mimeType.isEmpty {
      headers.append("Content-Type", mediaType(content.mimeType, of: body))
    }
    return HTTPResponse(status: status, headers: headers, body: body)
  }

  /// A media type with the charset of the body, which is UTF-8 if the archive has decoded a text.
  private func mediaType(_ text: String, of body: [UInt8]) -> String {
    guard content.encoding?.lowercased() != "base64",
      let encoding = CharacterEncoding(ofMediaType: text), encoding.decode(body) != content.text
    else { return text }
    return CharacterEncoding.mediaType(text, withCharset: "utf-8")
  }

  /// Whether a header describes the coded bytes, and so not the decoded content.
  private static func describesCoding(_ name: String) -> Bool {
    ["content-encoding", "content-length", "transfer-encoding"].contains(name.lowercased())
  }
}
