/// Base64 in lines of equal length, as MIME (RFC 2045) and some recording tools write it.
struct Base64Lines {
  /// The positions of the lines, without their ends.
  private(set) var lines: [Range<Int>]
  private let base64: Base64?
  private let lineEnd: ArraySlice<UInt8>

  /// Finds at least two lines from `position` on; nil for other text.
  init?(_ text: [UInt8], from position: Int) {
    let first = text.end(from: position, where: \.isBase64)
    let length = first - position
    guard length >= 12, length.isMultiple(of: 4), first < text.count else { return nil }
    let begin = text.has("\r\n", at: first) ? first + 2 : first + 1
    lineEnd = text[first..<begin]
    guard lineEnd.last == UInt8(ascii: "\n") else { return nil }
    lines = [position..<first]
    var letters = Array(text[position..<first])
    while let end = lines.last?.upperBound, text[end...].starts(with: lineEnd) {
      let line = end + lineEnd.count
      let next = text.end(from: line, where: \.isBase64)
      let padded = text.end(from: next) { $0 == UInt8(ascii: "=") }
      guard padded > line, padded - line <= length else { break }
      letters += text[line..<padded]
      lines.append(line..<padded)
      if padded - line < length || padded > next { break }
    }
    guard lines.count > 1 else { return nil }
    base64 = Base64(letters)
  }

  /// The position of all lines.
  var range: Range<Int> { lines[0].lowerBound..<lines[lines.count - 1].upperBound }

  /// The decoded bytes; nil if the lines aren't one text in base64.
  var bytes: [UInt8]? { base64?.bytes }

  /// Encodes other bytes in lines of the same length.
  func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let letters = base64?.encoded(bytes) ?? []
    let starts = stride(from: 0, to: letters.count, by: lines[0].count)
    return Array(
      starts.map { letters[$0..<min($0 + lines[0].count, letters.count)] }
        .joined(separator: lineEnd)
    )
  }
}
