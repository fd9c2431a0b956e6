/// Detection of other file formats by their first bytes.
enum UnsupportedFormat {
  /// Returns the format and a fix; nil for a file that may be a description.
  static func detect(_ bytes: [UInt8]) -> (kind: String, fix: String)? {
    if bytes.starts(with: [0x1F, 0x8B]) {
      return ("compressed by gzip", "decompress the file with gunzip")
    }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return ("a ZIP archive", "extract the document from the archive")
    }
    if bytes.starts(with: Array("%PDF".utf8)) { return ("a PDF", "use a document in YAML or JSON") }
    let isUTF16 = bytes.count > 1 && (bytes[0] == 0) != (bytes[1] == 0)
    if isUTF16 { return ("UTF-16 without a byte order mark", "save the file as UTF-8") }
    let start = bytes.drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }.prefix(9)
    let word = String(decoding: start, as: UTF8.self).lowercased()
    if word.hasPrefix("<!doctype") || word.hasPrefix("<html") || word.hasPrefix("<head") {
      return ("HTML", "download the document again: this may be a login page or an error page")
    }
    if word.hasPrefix("<?xml") { return ("XML", "use a document in YAML or JSON") }
    return nil
  }
}
