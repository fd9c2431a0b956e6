import SwiftSource

extension SourceFile {
  private static let headerStart = "Generated from "
  private static let headerEnd = ". Edit the specification, then run `bindery generate`."

  /// The subfolders of the output folder for generated files.
  public static let folders = ["Channels", "Models", "Requests", "Webhooks"]

  /// The first line of a generated file, with the document's path.
  static func header(generatedFrom document: String) -> String {
    headerStart + document + headerEnd
  }

  /// Returns the document that the header of a generated file names; nil for any other file.
  public static func document(inHeaderOf bytes: some Sequence<UInt8>) -> String? {
    var line = Array(bytes.prefix { $0 != UInt8(ascii: "\n") })
    // Git may convert line ends to CRLF.
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let (start, end) = ("// \(headerStart)".utf8, headerEnd.utf8)
    guard line.count > start.count + end.count, line.starts(with: start),
      line.suffix(end.count).elementsEqual(end)
    else { return nil }
    return String(decoding: line.dropFirst(start.count).dropLast(end.count), as: UTF8.self)
  }

  /// Creates one file from files that several documents generate under one name.
  public init(joining files: [SourceFile], at path: Path, generatedFrom documents: [String]) {
    let header = SourceFile.header(generatedFrom: documents.joined(separator: " and "))
    self.init(joining: files, at: path, header: header)
  }
}
