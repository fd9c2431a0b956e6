/// Base64 in lines of equal length, as MIME (RFC 2045) and some recording tools write it.
struct Base64Lines {
  /// The position of the lines, without the line end after the last one.
  let range: Range<Int>
  private let base64: Base64
  private let lineLength: Int
  private let lineEnd: ArraySlice<UInt8>

  /// Finds at least two lines from `position` on; nil for other text.
  init?(_ text: [UInt8], from position: Int) {
    let first = text.end(from: position, where: \.isBase64)
    lineLength = first - position
    guard lineLength >= 12, lineLength.isMultiple(of: 4), first < text.count else { return nil }
    let begin = text.has("\r\n", at: first) ? first + 2 : first + 1
    lineEnd = text[first..<begin]
    guard lineEnd.last == UInt8(ascii: "\n") else { return nil }
    var letters = Array(text[position..<first])
    var end = first
    while text[end...].starts(with: lineEnd) {
      let line = end + lineEnd.count
      let next = text.end(from: line, where: \.isBase64)
      let padded = text.end(from: next) { $0 == UInt8(ascii: "=") }
      guard padded > line, padded - line <= lineLength else { break }
      letters += text[line..<padded]
      end = padded
      if padded - line < lineLength || padded > next { break }
    }
    guard end > first, let base64 = Base64(letters) else { return nil }
    self.base64 = base64
    range = position..<end
  }

  /// The decoded bytes.
  var bytes: [UInt8] { base64.bytes }

  /// Encodes other bytes in lines of the same length.
  func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let letters = base64.encoded(bytes)
    let starts = stride(from: 0, to: letters.count, by: lineLength)
    return Array(
      starts.map { letters[$0..<min($0 + lineLength, letters.count)] }.joined(separator: lineEnd)
    )
  }
}
