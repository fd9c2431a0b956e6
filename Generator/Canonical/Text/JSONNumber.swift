/// The numbers of JSON.
public enum JSONNumber {
  /// Whether the text is a number of JSON (RFC 8259, section 6).
  public static func isValid(_ text: String) -> Bool {
    text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+\-]?[0-9]+)?/) != nil
  }
}
