/// A word of a command that a user copies into a POSIX shell.
struct ShellWord: CustomStringConvertible {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The text, in single quotation marks if the shell would interpret or split it (POSIX, Shell
  /// Command Language, section 2.2).
  var description: String {
    let plain = "/._-+:,@%="
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || plain.unicodeScalars.contains($0)
    }
    if isPlain, !text.isEmpty { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }
}
