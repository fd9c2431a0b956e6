import BinderyRuntime
import Foundation

/// The head of a request or response, with the bytes of each field as they were received.
struct MessageHead {
  /// A header field.
  struct Field {
    /// The bytes of the line, with its end.
    var line: [UInt8]
    let name: String
    /// The value without spaces around it.
    var value: String
    /// The name in lowercase letters.
    let key: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
      key = name.lowercased()
      line = Array("\(name): \(value)\r\n".utf8)
    }

    init(line: [UInt8], name: String, value: String) {
      self.line = line
      self.name = name
      self.value = value
      key = name.lowercased()
    }
  }

  /// The request line or status line, without its end.
  var startLine: [UInt8]
  var fields: [Field]

  /// The bytes of the head.
  var bytes: [UInt8] { startLine + [13, 10] + fields.flatMap(\.line) + [13, 10] }

  /// The value of the first field with a name in lowercase letters.
  subscript(key: String) -> String? { fields.first { $0.key == key }?.value }

  /// The elements of a field with a list, in lowercase letters.
  func tokens(_ key: String) -> [String] {
    fields.filter { $0.key == key }.flatMap { field in
      field.value.split(separator: ",").map { $0.trimmingBlanks.lowercased() }
        .filter { !$0.isEmpty }
    }
  }
}

extension MessageHead {
  /// The maximum size of a head.
  static let maximumCount = 256 * 1024

  /// Parses the head at the beginning of the queue, and removes it; nil while it is incomplete.
  init?(_ queue: inout ByteQueue) throws(MessageError) {
    // Empty lines before a message are ignored (RFC 9112, section 2.2).
    let empty = queue.unread.prefix { $0 == 13 || $0 == 10 }.count
    queue.removeFirst(empty)
    let bytes = queue.unread
    guard let end = Self.end(of: bytes) else {
      guard bytes.count <= Self.maximumCount else { throw .longHead }
      return nil
    }
    guard end - bytes.startIndex <= Self.maximumCount else { throw .longHead }
    var lines = Self.lines(of: bytes[..<end])
    startLine = Array(lines.removeFirst().withoutLineEnd)
    fields = []
    for line in lines where !line.withoutLineEnd.isEmpty {
      if line.first == 32 || line.first == 9 {
        // A folded line continues the one before (RFC 9112, section 5.2).
        guard var last = fields.popLast() else { throw MessageError("an invalid header field") }
        last.line += line
        last.value += " " + Self.text(line.withoutLineEnd)
        fields.append(last)
      } else {
        fields.append(try Self.field(line))
      }
    }
    queue.removeFirst(end - bytes.startIndex)
  }

  private static func field(_ line: ArraySlice<UInt8>) throws(MessageError) -> Field {
    let content = line.withoutLineEnd
    guard let colon = content.firstIndex(of: UInt8(ascii: ":")), colon > content.startIndex,
      !content[..<colon].contains(where: { $0 <= 32 || $0 == 127 })
    else { throw MessageError("an invalid header field") }
    return Field(
      line: Array(line),
      name: String(decoding: content[..<colon], as: UTF8.self),
      value: text(content[(colon + 1)...])
    )
  }

  /// The text of a value: UTF-8, or Latin-1 where it isn't valid.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let text =
      String(bytes: bytes, encoding: .utf8)
      ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    return String(text.trimmingBlanks)
  }

  /// Returns the lines with their ends.
  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let end = rest.firstIndex(of: 10) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return lines
  }

  /// Returns the index after the empty line that ends the head.
  private static func end(of bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let newline = rest.firstIndex(of: 10) {
      let next = newline + 1
      if next < bytes.endIndex, bytes[next] == 10 { return next + 1 }
      if next + 1 < bytes.endIndex, bytes[next] == 13, bytes[next + 1] == 10 { return next + 2 }
      rest = bytes[next...]
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutLineEnd: Self {
    let line = last == 10 ? dropLast() : self
    return line.last == 13 ? line.dropLast() : line
  }
}

extension MessageError {
  fileprivate static let longHead = Self(
    "the header is longer than \(MessageHead.maximumCount) bytes",
    status: 431
  )
}
