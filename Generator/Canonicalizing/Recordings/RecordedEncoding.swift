/// The member “encoding” of a recorded body.
package enum RecordedEncoding {
  /// Whether it is the charset of the text, as Advanced REST Client writes it, or empty.
  package static func isOfText(_ encoding: String) -> Bool {
    ["", "utf-8", "utf8", "us-ascii"].contains(encoding.lowercased())
  }
}
