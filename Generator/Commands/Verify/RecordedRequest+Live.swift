import Foundation
import Specification

import struct Canonical.Recording

extension Recording {
  /// The request for another server; nil if its body isn't recorded completely.
  var liveRequest: LiveRequest? {
    guard let body = request.liveBody else { return nil }
    var target = request.url.prefix { $0 != "#" }
    if let scheme = target.firstRange(of: "://") {
      target = target[scheme.upperBound...].drop { $0 != "/" && $0 != "?" }
    }
    var headers = request.headers.filter { !Self.isOfConnection($0.name.lowercased()) }
      .map { (name: $0.name, value: $0.value) }
    let isTyped = headers.contains { $0.name.lowercased() == "content-type" }
    if !isTyped, let type = request.postData?.mimeType, !type.isEmpty, !body.isEmpty {
      headers.append(("Content-Type", type))
    }
    return LiveRequest(
      method: request.method,
      target: target.hasPrefix("/") ? String(target) : "/" + target,
      headers: headers,
      body: body
    )
  }

  /// Whether a header is one of the connection, or one that only a browser sends.
  private static func isOfConnection(_ name: String) -> Bool {
    [
      "accept-encoding", "connection", "content-length", "host", "keep-alive", "proxy-connection",
      "te", "transfer-encoding", "upgrade",
    ].contains(name) || name.hasPrefix(":") || name.hasPrefix("sec-")
  }

  /// The entry with the response of a live server.
  func answered(status: Int, headers: [(name: String, value: String)], body: [UInt8]) -> Recording {
    var recording = self
    let mark = response.content.mark ?? response.mark
    recording.response.status = status
    recording.response.headers = headers.map { header in
      let recorded = response.headers.first { $0.name.lowercased() == header.name.lowercased() }
      return Pair(name: header.name, value: header.value, mark: recorded?.mark ?? response.mark)
    }
    // Of UTF-16, ASCII characters are also UTF-8, with zeros between them.
    let text = body.contains(0) ? nil : String(validUTF8: body)
    recording.response.content = Body(
      mimeType: headers.first { $0.name.lowercased() == "content-type" }?.value ?? "",
      text: text ?? Data(body).base64EncodedString(),
      encoding: text == nil ? "base64" : nil,
      mark: mark
    )
    return recording
  }
}

extension Recording.Request {
  /// The bytes of the body; nil if it isn't recorded completely.
  fileprivate var liveBody: [UInt8]? {
    guard let postData else { return [] }
    if postData.isOmitted { return nil }
    if !postData.text.isEmpty || postData.fields.isEmpty { return postData.bytes }
    guard postData.mimeType.hasPrefix("application/x-www-form-urlencoded") else { return nil }
    let items = postData.fields.map { field in
      [field.name, field.value].map(Self.encoded).joined(separator: "=")
    }
    return Array(items.joined(separator: "&").utf8)
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      let letter = Character(Unicode.Scalar(byte))
      if letter.isASCII, letter.isLetter || letter.isNumber || "-._~".contains(letter) {
        result.append(letter)
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

extension Recording.Body {
  /// The bytes that the text represents; nil for invalid base64.
  fileprivate var bytes: [UInt8]? {
    encoding == "base64" ? Data(base64Encoded: text).map(Array.init) : Array(text.utf8)
  }
}
