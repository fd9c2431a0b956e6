import SwiftSource

extension SourceFile {
  private static let headerStart = "Generated from "
  private static let headerEnd = ". Edit the specification, then run `bindery generate`."

  /// The subfolders of the output folder for generated files.
  public static let folders = ["Channels", "Fakes", "Models", "Requests", "Webhooks"]

  /// The comment at the beginning of a generated file, with the document's path.
  static func header(generatedFrom document: String) -> String {
    headerStart + document + headerEnd
  }

  /// Returns the document that the header of a generated file names; nil for any other file.
  public static func document(inHeaderOf bytes: some Sequence<UInt8>) -> String? {
    let text = HeaderComment.text(in: bytes)
    guard text.hasPrefix(headerStart) else { return nil }
    let rest = text.dropFirst(headerStart.count)
    return rest.firstRange(of: headerEnd).map { String(rest[..<$0.lowerBound]) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Creates one file from files that several documents generate under one name.
  public init(joining files: [SourceFile], at path: Path, generatedFrom documents: [String]) {
    let header = SourceFile.header(generatedFrom: documents.joined(separator: " and "))
    self.init(joining: files, at: path, header: header)
  }
}
