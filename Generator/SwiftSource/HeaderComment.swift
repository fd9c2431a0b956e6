/// The comment at the beginning of a file, on lines of at most 100 columns.
///
/// A line ends at a space, or after a slash in a long path.
public struct HeaderComment {
  /// The comment with its slashes, which ends with a newline.
  let text: String

  private static let start = "// "
  /// The maximum number of characters of a line, after `start`.
  private static let maxLength = 100 - start.count

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
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    for byte in bytes {
      if byte == .newline {
        guard line.count > start.utf8.count else { return text(of: lines) }
        lines.append(line)
        line = []
      } else {
        line.append(byte)
        if line.count == start.utf8.count, !line.elementsEqual(start.utf8) {
          return text(of: lines)
        }
      }
    }
    return text(of: line.count > start.utf8.count ? lines + [line] : lines)
  }

  /// Joins lines that begin with slashes.
  private static func text(of lines: [[UInt8]]) -> String {
    lines.reduce(into: "") { text, line in
      if !text.isEmpty, text.last != "/" { text += " " }
      // Git may convert line ends to CRLF.
      let end = line.last == UInt8(ascii: "\r") ? 1 : 0
      text += String(decoding: line.dropFirst(start.utf8.count).dropLast(end), as: UTF8.self)
    }
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
