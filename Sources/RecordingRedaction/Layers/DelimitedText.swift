/// A table in a text (RFC 4180), whose first row has the names of its columns.
struct DelimitedText {
  /// A field below the first row; the range is that without quotation marks.
  struct Field {
    let name: String
    let range: Range<Int>
  }

  private(set) var fields: [Field] = []
  private let text: [UInt8]
  private let delimiter: UInt8

  /// Nil for another media type than those of tables.
  init?(_ text: [UInt8], mediaType: String) {
    let type = mediaType.prefix { $0 != ";" }.lowercased()
    guard type.hasSuffix("/csv") || type.hasSuffix("/tab-separated-values") else { return nil }
    self.text = text
    let head = text.prefix { $0 != 0x0A }
    // Some tools write semicolons, because their language has decimal commas.
    delimiter =
      [0x09, UInt8(ascii: ";")].first { head.contains($0) } ?? UInt8(ascii: ",")
    read()
  }

  private mutating func read() {
    var names: [String] = []
    var row: [Range<Int>] = []
    var isFirst = true
    var position = 0
    while position < text.count {
      let field = field(at: position)
      row.append(field)
      let end = text.end(from: field.upperBound) { $0 != delimiter && $0 != 0x0A }
      position = end + 1
      guard end >= text.count || text[end] == 0x0A else { continue }
      if isFirst {
        names = row.map { text[$0].text }
        isFirst = false
      } else {
        fields += zip(names, row).map { Field(name: $0, range: $1) }
      }
      row = []
    }
  }

  /// The range of the field that begins at a position.
  private func field(at start: Int) -> Range<Int> {
    guard text[start] == UInt8(ascii: "\"") else {
      let end = text.end(from: start) { $0 != delimiter && $0 != 0x0A && $0 != 0x0D }
      return start..<end
    }
    var end = start + 1
    while end < text.count {
      if text[end] == UInt8(ascii: "\"") {
        guard text.has("\"\"", at: end) else { break }
        end += 1
      }
      end += 1
    }
    return start + 1..<min(end, text.count)
  }
}
