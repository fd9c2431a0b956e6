import Foundation

/// The output of the command: results on standard output, failures on standard error.
enum Terminal {
  static func result(_ text: String) { write(text, to: .standardOutput) }

  static func failure(_ text: String) { write(text, to: .standardError) }

  /// Writes a line; a closed pipe ends the process with SIGPIPE, as usual for filters, and another
  /// error, such as a full disk, with 1.
  private static func write(_ text: String, to handle: FileHandle) {
    do { try handle.write(contentsOf: Data((text + "\n").utf8)) } catch { exit(1) }
  }
}
