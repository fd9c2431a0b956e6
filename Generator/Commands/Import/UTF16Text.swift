import Foundation

/// A text in UTF-16 with a byte order mark, as PowerShell redirects output.
enum UTF16Text {
  /// The text in UTF-8; nil for another one.
  static func utf8(of data: Data) -> Data? {
    guard [[0xFF, 0xFE], [0xFE, 0xFF]].contains(where: data.starts) else { return nil }
    return String(data: data, encoding: .utf16).map { Data($0.utf8) }
  }
}
