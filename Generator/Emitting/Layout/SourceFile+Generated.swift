import SwiftSource

extension SourceFile {
  private static let headerStart = "Generated from "
  private static let headerEnd = ". Edit the specification, then run `bindery generate`."

  /// The folders that generated files lie in, beside the output folder itself.
  public static let folders = ["Channels", "Models", "Requests", "Webhooks"]

  /// One line: what it comes from, and what to do instead of editing.
  static func header(generatedFrom document: String) -> String {
    headerStart + document + headerEnd
  }

  /// The document that the first line of a file names, by which the command knows its own; nil for
  /// what somebody else wrote, other generators among them.
  public static func document(inHeaderOf bytes: some Sequence<UInt8>) -> String? {
    var line = Array(bytes.prefix { $0 != UInt8(ascii: "\n") })
    // Git may have checked it out with line ends of Windows.
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let (start, end) = ("// \(headerStart)".utf8, headerEnd.utf8)
    guard line.count > start.count + end.count, line.starts(with: start),
      line.suffix(end.count).elementsEqual(end)
    else { return nil }
    return String(decoding: line.dropFirst(start.count).dropLast(end.count), as: UTF8.self)
  }

  /// What several documents put into files of one name, in one.
  public init(joining files: [SourceFile], at path: Path, generatedFrom documents: [String]) {
    let header = SourceFile.header(generatedFrom: documents.joined(separator: " and "))
    self.init(joining: files, at: path, header: header)
  }
}
