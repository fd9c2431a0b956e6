/// The rows of a `text/csv` body (RFC 4180).
enum CommaSeparatedValues {
  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeed = UInt8(ascii: "\n")

  /// Returns the fields of each row.
  ///
  /// Rows end with a line feed, with or without a carriage return; the last one may have no end. A
  /// quote inside of a field without quotes is part of it.
  static func rows(of text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    var wasQuoted = false
    var bytes = Array(text.utf8)[...]
    let endField = {
      row.append(String(decoding: field, as: UTF8.self))
      (field, wasQuoted) = ([], false)
    }
    while let byte = bytes.popFirst() {
      switch byte {
      case quote where isQuoted && bytes.first == quote:
        field.append(quote)
        bytes.removeFirst()
      case quote where isQuoted: isQuoted = false
      case quote where field.isEmpty && !wasQuoted: (isQuoted, wasQuoted) = (true, true)
      case _ where isQuoted: field.append(byte)
      case comma: endField()
      case carriageReturn where bytes.first == lineFeed: break
      case lineFeed:
        endField()
        rows.append(row)
        row = []
      default: field.append(byte)
      }
    }
    if !row.isEmpty || !field.isEmpty || wasQuoted {
      endField()
      rows.append(row)
    }
    return rows
  }

  /// Returns the text of rows, each with a line end; only fields that need quotes have them.
  static func text(of rows: [[String]]) -> String {
    rows.map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func quoted(_ field: String) -> String {
    let needsQuotes = field.utf8.contains { [quote, comma, carriageReturn, lineFeed].contains($0) }
    return needsQuotes ? "\"\(field.replacing("\"", with: "\"\""))\"" : field
  }
}

extension HTTPRequest {
  /// Sets a body of comma-separated values; nil sets nothing.
  public mutating func rowsBody(_ rows: [[String]]?, contentType: StaticString = "text/csv") {
    textBody(rows.map(CommaSeparatedValues.text), contentType: contentType)
  }
}

extension HTTPResponse {
  /// Returns the fields of each row of comma-separated values, with the header if there is one.
  public func rows() -> [[String]] { CommaSeparatedValues.rows(of: text()) }
}
