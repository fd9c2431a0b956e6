import Foundation

/// The keys of a document, found without reading it properly: one that the generator can't read
/// has to be found too.
struct TopLevel {
  let keys: Set<String>

  init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = bytes[start...].drop { $0 <= 32 }
    keys = text.first == UInt8(ascii: "{") ? Self.inBraces(text) : Self.inLines(bytes[start...])
  }

  /// What begins a line and ends in a colon.
  private static func inLines(_ text: ArraySlice<UInt8>) -> Set<String> {
    Set(
      text.split(whereSeparator: { $0 == 10 || $0 == 13 }).compactMap { line in
        guard let first = line.first, first > 32, first != UInt8(ascii: "#"),
          let colon = line.prefix(64).firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        return String(decoding: line[..<colon], as: UTF8.self)
          .trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
      }
    )
  }

  /// The strings and words that stand before a colon in the outermost braces.
  private static func inBraces(_ text: ArraySlice<UInt8>) -> Set<String> {
    var (keys, depth, word, quote): (Set<String>, Int, [UInt8], UInt8?) = ([], 0, [], nil)
    var isEscaped = false
    for byte in text {
      if let open = quote {
        if byte == open && !isEscaped { quote = nil } else if depth == 1 { word.append(byte) }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): (quote, word) = (byte, [])
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":"):
        if depth == 1 { keys.insert(String(decoding: word, as: UTF8.self)) }
        word = []
      case UInt8(ascii: ","): word = []
      case 0...32: break
      default: if depth == 1 { word.append(byte) }
      }
    }
    return keys
  }
}
