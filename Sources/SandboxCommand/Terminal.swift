import Foundation

/// Where the command speaks: results on standard output, failures on standard error.
enum Terminal {
  static func result(_ text: String) { write(text, to: .standardOutput) }

  static func failure(_ text: String) { write(text, to: .standardError) }

  /// A reader that has gone away ends the process by SIGPIPE, as it does every filter; words that
  /// can't be said for another reason, such as a full disk, end it with 1.
  private static func write(_ text: String, to handle: FileHandle) {
    do { try handle.write(contentsOf: Data((text + "\n").utf8)) } catch { exit(1) }
  }
}
