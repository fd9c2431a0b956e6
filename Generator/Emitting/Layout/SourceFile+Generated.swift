import SwiftSource

extension SourceFile {
  /// How every generated file begins, by which the command knows its own.
  public static let headerPrefix = "// Generated from "

  /// The folders that generated files lie in, beside the output folder itself.
  public static let folders = ["Models", "Requests", "Webhooks"]

  /// One line: what it comes from, and what to do instead of editing.
  static func header(generatedFrom document: String) -> String {
    "Generated from \(document). Edit the specification, then run `bindery generate`."
  }
}
