import Foundation

/// All texts that a reader may get from a text: decoded from percent-encoding, JSON and base64,
/// also repeatedly.
package enum Readings {
  package static func all(of text: String) -> Set<String> {
    var known: Set<String> = [text]
    var next = [text]
    while let text = next.popLast() {
      let decoded = [text.removingPercentEncoding, percentDecoded(text), unescaped(text)]
      for reading in decoded.compactMap({ $0 }) + base64(text)
      where known.count < 5000 && known.insert(reading).inserted {
        next.append(reading)
      }
    }
    return known
  }

  /// Decodes what can be decoded, and plus signs as spaces.
  private static func percentDecoded(_ text: String) -> String {
    text.replacing("+", with: " ").split(separator: "%", omittingEmptySubsequences: false)
      .enumerated()
      .map { index, part in
        guard index > 0, let byte = UInt8(part.prefix(2), radix: 16), byte < 0x80, part.count >= 2
        else { return (index > 0 ? "%" : "") + String(part) }
        return String(Unicode.Scalar(byte)) + part.dropFirst(2)
      }
      .joined()
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("\\\"", with: "\"").replacing("\\/", with: "/").replacing("\\n", with: "\n")
      .replacing("\\\\", with: "\\")
  }

  private static func base64(_ text: String) -> [String] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || "+/-_=".contains($0))) }
      .filter { $0.count >= 8 }
      .compactMap { word in
        var word = word.replacing("-", with: "+").replacing("_", with: "/").filter { $0 != "=" }
        word += String(repeating: "=", count: (4 - word.count % 4) % 4)
        return Data(base64Encoded: word).flatMap { String(data: $0, encoding: .utf8) }
      }
  }
}

extension String {
  package var base64: String { Data(utf8).base64EncodedString() }

  /// The text with everything percent-encoded except letters and digits.
  package var percentEncoded: String {
    addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  /// The text as a JSON string, without the quotes.
  package var escaped: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
