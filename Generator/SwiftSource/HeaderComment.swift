/// The comment at the beginning of a file, on lines of at most 100 columns.
///
/// A line ends at a space, or after a slash in a long path.
public struct HeaderComment {
  /// The comment with its slashes, which ends with a newline.
  let text: String

  private static let start = "// "
  /// The maximum number of characters of a line, after `start`.
  private static let maxLength = 100 - start.count
  /// The maximum number of bytes of the comment that are read.
  private static let maxBytes = 10_000

  init(_ sentence: String) {
    var lines = [""]
    for part in HeaderComment.parts(of: sentence) {
      let line = lines[lines.count - 1]
      if !line.isEmpty, line.count + part.trimmingBlanks.count > HeaderComment.maxLength {
        lines.append(part)
      } else {
        lines[lines.count - 1] += part
      }
    }
    text = lines.map { "\(HeaderComment.start)\($0.trimmingBlanks)\n" }.joined()
  }

  /// Returns the text of the comment at the beginning of a file; empty without one.
  public static func text(in bytes: some Sequence<UInt8>) -> String {
    var text = ""
    var line: [UInt8] = []
    for byte in Array(bytes.prefix(maxBytes)) + [.newline] {
      guard byte == .newline else {
        line.append(byte)
        continue
      }
      // Git may convert line ends to CRLF.
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      guard line.starts(with: start.utf8) else { return text }
      if !text.isEmpty, text.last != "/" { text += " " }
      text += String(decoding: line.dropFirst(start.utf8.count), as: UTF8.self)
      line = []
    }
    return text
  }

  /// Returns the words of a sentence with the following space, and the steps of paths.
  private static func parts(of sentence: String) -> [String] {
    var parts = [""]
    for character in sentence {
      parts[parts.count - 1].append(character)
      if character == " " || character == "/" { parts.append("") }
    }
    return parts
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
