import BinderyRuntime
import Foundation

/// A part of a received multipart body.
public struct LoopbackPart: Hashable, Sendable {
  /// The header fields of the part.
  public var headers: HTTPHeaders
  /// The bytes up to the next boundary.
  public var body: [UInt8]

  /// The body as UTF-8; invalid bytes become U+FFFD.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The name of the form field, as spelled in the header.
  public var name: String? { parameter("name") }
  /// The file name; nil for a plain field.
  public var fileName: String? { parameter("filename") }

  /// Parses from the beginning, scalar by scalar: a value may contain text that looks like another
  /// parameter, or begin with a scalar that combines with the quotation mark.
  private func parameter(_ name: String) -> String? {
    var rest = (headers["Content-Disposition"] ?? "").unicodeScalars[...]
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].split(separator: ";", omittingEmptySubsequences: false).last
      let isMatch = key.map { $0.drop { $0 == " " } }.map { String($0) } == name
      let text = rest[equals...].dropFirst()
      let isQuoted = text.first == "\""
      let value = isQuoted ? text.dropFirst().prefix { $0 != "\"" } : text.prefix { $0 != ";" }
      if isMatch { return String(value) }
      rest = rest[value.endIndex...].dropFirst(isQuoted ? 1 : 0)
    }
    return nil
  }
}

extension LoopbackRequest {
  /// The parts of a multipart body; nil if the body isn't completely valid.
  ///
  /// Independent of the code that encodes such bodies, and stricter than RFC 2046: nothing before
  /// the first boundary, nothing after the last.
  public var parts: [LoopbackPart]? {
    guard let type = headers["Content-Type"], type.hasPrefix("multipart/"),
      let boundary = LoopbackPart.boundary(in: type)
    else { return nil }
    return LoopbackPart.parts(of: body, boundary)
  }
}

extension LoopbackPart {
  /// Returns the boundary parameter without quotation marks.
  static func boundary(in mediaType: String) -> String? {
    guard let start = mediaType.range(of: "boundary=")?.upperBound else { return nil }
    let text = mediaType[start...]
    return text.hasPrefix("\"")
      ? String(text.dropFirst().prefix { $0 != "\"" }) : String(text.prefix { $0 != ";" })
  }

  static func parts(of body: [UInt8], _ boundary: String) -> [LoopbackPart]? {
    let separator = Data("\r\n--\(boundary)".utf8)
    var rest = Data([13, 10]) + Data(body)
    var parts: [LoopbackPart] = []
    guard rest.starts(with: separator) else { return nil }
    while true {
      rest = Data(rest.dropFirst(separator.count))
      if rest == Data("--\r\n".utf8) { return parts }
      guard rest.starts(with: [13, 10]), let end = rest.range(of: separator),
        let part = LoopbackPart(rest[2..<end.lowerBound])
      else { return nil }
      parts.append(part)
      rest = Data(rest[end.lowerBound...])
    }
  }
}

extension LoopbackPart {
  fileprivate init?(_ bytes: Data) {
    guard let end = (Data([13, 10]) + bytes).range(of: Data([13, 10, 13, 10])) else { return nil }
    let head = String(decoding: bytes.prefix(max(end.lowerBound - 2, 0)), as: UTF8.self)
    headers = HTTPHeaders()
    for line in head.components(separatedBy: "\r\n") where !line.isEmpty {
      let field = line.components(separatedBy: ": ")
      guard field.count > 1 else { return nil }
      headers.append(field[0], field.dropFirst().joined(separator: ": "))
    }
    body = Array(bytes.dropFirst(end.upperBound - 2))
  }
}
