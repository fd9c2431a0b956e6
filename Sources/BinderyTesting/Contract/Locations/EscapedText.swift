import BinderyRuntime

/// The text of a JSON string, with the offset of each of its bytes in the document.
struct EscapedText {
  private(set) var bytes: [UInt8] = []
  private(set) var offsets: [Int] = []

  /// Decodes the text between the quotes of a string.
  init(_ document: [UInt8], _ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let begin = position
      position += document[position] == UInt8(ascii: "\\") ? Self.length(document, position) : 1
      position = min(position, range.upperBound)
      append(document[begin..<position], at: begin)
    }
  }

  private mutating func append(_ raw: ArraySlice<UInt8>, at offset: Int) {
    let isEscape = raw.count > 1
    let text = isEscape ? Self.text(of: raw) : Array(raw)
    bytes += text
    offsets += Array(repeating: offset, count: text.count)
  }

  private static func text(of escape: ArraySlice<UInt8>) -> [UInt8] {
    let quoted = [UInt8(ascii: "\"")] + escape + [UInt8(ascii: "\"")]
    let text: String? = try? JSONReader.decode(from: quoted)
    return Array((text ?? "?").utf8)
  }

  /// The length of an escape; a pair of surrogates is one.
  private static func length(_ document: [UInt8], _ position: Int) -> Int {
    func isUnit(_ position: Int) -> Bool {
      position + 1 < document.count && document[position] == UInt8(ascii: "\\")
        && document[position + 1] == UInt8(ascii: "u")
    }
    guard isUnit(position) else { return 2 }
    guard position + 3 < document.count, isUnit(position + 6) else { return 6 }
    let digits = String(decoding: document[(position + 2)..<(position + 4)], as: UTF8.self)
    return (UInt8(digits, radix: 16) ?? 0) & 0xFC == 0xD8 ? 12 : 6
  }
}
