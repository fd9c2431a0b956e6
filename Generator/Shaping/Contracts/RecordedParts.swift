import Canonical
import Foundation

/// A part of a recorded multipart body.
struct RecordedPart {
  /// The name of the form field; nil in multipart types other than forms.
  var name: String?
  var fileName: String?
  var contentType: String?
  var headers: [(name: String, value: String)] = []
  var bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The parts of a recorded multipart body (RFC 2046), from its text or the HAR parameters.
enum RecordedParts {
  /// The parts of a body; nil if the text isn't multipart.
  static func parts(of body: Recording.Body) -> [RecordedPart]? {
    guard !body.text.isEmpty else {
      return body.fields.map {
        RecordedPart(
          name: $0.name,
          fileName: $0.fileName,
          contentType: $0.contentType,
          bytes: Array($0.value.utf8)
        )
      }
    }
    // Recordings that are written by hand have LF line ends.
    let isPlain = body.encoding != "base64" && !body.text.utf8.contains(0x0D)
    let bytes =
      isPlain
      ? Array(
        body.text.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: "\r\n").utf8
      ) : body.bytes
    return parts(of: bytes, boundary(of: body.mimeType) ?? firstLine(of: bytes))
  }

  private static func parts(of bytes: [UInt8], _ boundary: String) -> [RecordedPart]? {
    let separator = Data("\r\n--\(boundary)".utf8)
    var rest = Data([13, 10] + bytes)
    guard let first = rest.range(of: separator) else { return nil }
    rest = Data(rest[first.upperBound...])
    var parts: [RecordedPart] = []
    while !rest.starts(with: Data("--".utf8)) {
      guard let end = rest.range(of: separator), let part = part(Data(rest[..<end.lowerBound]))
      else { return nil }
      parts.append(part)
      rest = Data(rest[end.upperBound...])
    }
    return parts
  }

  /// A part from the text between two boundaries.
  private static func part(_ data: Data) -> RecordedPart? {
    guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n").dropFirst()
    var part = RecordedPart(bytes: Array(data[end.upperBound...]))
    for line in lines {
      let halves = line.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard halves.count == 2 else { return nil }
      switch halves[0].lowercased() {
      case "content-disposition":
        part.name = parameter("name", of: halves[1])
        part.fileName = parameter("filename", of: halves[1])
      case "content-type": part.contentType = halves[1]
      default: part.headers.append((halves[0], halves[1]))
      }
    }
    return part
  }

  private static func boundary(of mediaType: String) -> String? {
    parameter("boundary", of: mediaType)
  }

  private static func firstLine(of bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != 13 }.dropFirst(2), as: UTF8.self)
  }

  /// A parameter of a header, without its quotation marks and escapes.
  private static func parameter(_ name: String, of header: String) -> String? {
    var rest = header.unicodeScalars[...]
    while let semicolon = rest.firstIndex(of: ";") {
      rest = rest[semicolon...].dropFirst().drop { $0 == " " }
      let word = rest.prefix { $0 != "=" && $0 != ";" }
      rest = rest[word.endIndex...].dropFirst()
      var value = String.UnicodeScalarView()
      if rest.first == "\"" {
        rest = rest.dropFirst()
        while let scalar = rest.popFirst(), scalar != "\"" {
          let isEscape = scalar == "\\" && (rest.first == "\"" || rest.first == "\\")
          value.append(isEscape ? rest.popFirst() ?? scalar : scalar)
        }
      } else {
        value.append(contentsOf: rest.prefix { $0 != ";" })
      }
      guard String(word).lowercased() != name else { return unescaped(String(value)) }
    }
    return nil
  }

  /// Decodes the escapes of names (HTML, “multipart/form-data encoding algorithm”).
  private static func unescaped(_ text: String) -> String {
    text.replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing("%0A", with: "\n")
  }
}
