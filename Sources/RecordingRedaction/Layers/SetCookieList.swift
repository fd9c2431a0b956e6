/// Several values of `Set-Cookie` in one text, with commas between them.
///
/// RFC 6265 §3 warns of it, because the date in `Expires` has a comma, too.
enum SetCookieList {
  /// The ranges of the values within a line.
  static func ranges(in text: [UInt8], _ line: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var begin = line.lowerBound
    for comma in line where text[comma] == UInt8(ascii: ",") {
      let name = text.end(from: comma + 1) { $0 == 0x20 }
      let end = text.end(from: name) { $0.isAlphanumeric || $0.isOne(of: "!#$%&'*+-.^_`|~") }
      guard end > name, end < line.upperBound, text[end] == UInt8(ascii: "=") else { continue }
      ranges.append(begin..<comma)
      begin = comma + 1
    }
    ranges.append(begin..<line.upperBound)
    return ranges
  }
}
