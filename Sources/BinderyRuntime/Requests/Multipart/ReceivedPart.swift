import Foundation

/// A part of a multipart body that was received.
public struct ReceivedPart: Hashable, Sendable {
  /// The header fields of the part.
  public var headers: HTTPHeaders
  /// The bytes of the part; a `Content-Transfer-Encoding` isn't decoded.
  public var body: [UInt8]

  /// Creates a part, for tests.
  public init(headers: HTTPHeaders = [:], body: [UInt8] = []) {
    self.headers = headers
    self.body = body
  }

  /// Decodes the body as JSON, regardless of its media type.
  public func json<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    try message.json(type)
  }

  /// Returns the body as text: ISO 8859-1 if the media type states it, otherwise UTF-8.
  public func text() -> String { message.text() }

  /// Returns the bytes of the body.
  public func binary() -> Data { message.binary() }

  /// Returns the parts of a part that is a multipart body itself.
  public func parts() throws(JSONError) -> [ReceivedPart] { try message.parts() }

  private var message: HTTPResponse { HTTPResponse(status: 200, headers: headers, body: body) }
}

extension HTTPResponse {
  /// Returns the parts of a multipart body (RFC 2046, section 5.1); throws if the media type has no
  /// boundary, or the body no end.
  public func parts() throws(JSONError) -> [ReceivedPart] {
    guard let boundary = mediaType.boundary else {
      throw JSONError(
        reason: .mismatch(expected: "a media type with a boundary", found: mediaType.essence)
      )
    }
    return try MultipartReader(body: body[...], boundary: Array("--\(boundary)".utf8)).parts()
  }

  /// Decodes each part of a multipart body as JSON.
  public func jsonParts<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> [T] {
    var values: [T] = []
    for (index, part) in try parts().enumerated() {
      do {
        values.append(try part.json(type))
      } catch {
        throw error.inside(.index(index))
      }
    }
    return values
  }
}

/// Splits a multipart body at its boundary.
private struct MultipartReader {
  var body: ArraySlice<UInt8>
  /// The boundary with the two hyphens before it.
  let boundary: [UInt8]

  private static let lineFeed = UInt8(ascii: "\n")

  func parts() throws(JSONError) -> [ReceivedPart] {
    var parts: [ReceivedPart] = []
    var start: Int?
    var position = body.startIndex
    while position < body.endIndex {
      let line = body[position...].prefix { $0 != Self.lineFeed }
      let next = min(line.endIndex + 1, body.endIndex)
      if let isLast = isDelimiter(line) {
        if let start { parts.append(Self.part(body[start..<position])) }
        if isLast { return parts }
        start = next
      }
      position = next
    }
    throw JSONError(
      offset: body.endIndex,
      reason: .syntax(expected: "the last boundary of the parts", found: "the end")
    )
  }

  /// Whether a delimiter is the last one; nil for another line.
  private func isDelimiter(_ line: ArraySlice<UInt8>) -> Bool? {
    guard line.starts(with: boundary) else { return nil }
    let rest = line.dropFirst(boundary.count)
    let isLast = rest.starts(with: "--".utf8)
    let padding = isLast ? rest.dropFirst(2) : rest
    return padding.allSatisfy { " \t\r".utf8.contains($0) } ? isLast : nil
  }

  /// The part without the line end before the delimiter, which belongs to the delimiter.
  private static func part(_ bytes: ArraySlice<UInt8>) -> ReceivedPart {
    var rest = withoutLineEnd(bytes)
    var headers: HTTPHeaders = [:]
    while true {
      let line = rest.prefix { $0 != lineFeed }
      rest = rest[min(line.endIndex + 1, rest.endIndex)...]
      let field = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard !field.isEmpty else { break }
      let text = String(decoding: field, as: UTF8.self)
      let name = text.prefix { $0 != ":" }
      headers.append(String(name), String(text.dropFirst(name.count + 1).trimmingBlanks))
    }
    return ReceivedPart(headers: headers, body: Array(rest))
  }

  private static func withoutLineEnd(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.last == lineFeed else { return bytes }
    let rest = bytes.dropLast()
    return rest.last == UInt8(ascii: "\r") ? rest.dropLast() : rest
  }
}
