import Canonicalizing
import Emitting
import Foundation
import Specification

/// The kind of document that a file contains.
enum DocumentProbe: Equatable {
  case openAPI, asyncAPI
  /// An OpenAPI or AsyncAPI document that can't be read, with the reasons.
  case unreadable([Diagnostic])
  case other

  /// Probes a file that the command line names as a document.
  init(named path: String) {
    let diagnostics = Diagnostics()
    let documents = Documents(entry: path, diagnostics: diagnostics)
    let description = ServiceDescription(documents, diagnostics: diagnostics)
    self =
      if description.operations != nil {
        .openAPI
      } else if description.channels.isEmpty {
        .unreadable(diagnostics.errors)
      } else {
        .asyncAPI
      }
  }

  /// Probes a file that the search found.
  init(found path: String) {
    self = .other
    guard [".yaml", ".yml", ".json"].contains(where: path.hasSuffix),
      let size = FileStamp(regularFile: path)?.size, size <= Self.longest,
      case .regular(let bytes)? = try? FileOnDisk(path: path).state()
    else { return }
    let text = Data(bytes)
    guard Self.words.contains(where: { text.range(of: $0) != nil }) else { return }
    guard let root = Documents(entry: path, diagnostics: Diagnostics()).entry?.root else {
      if Self.beginsLikeDocument(bytes) { self = DocumentProbe(named: path) }
      return
    }
    let claim = root["openapi"] ?? root["asyncapi"] ?? root["swagger"]
    if let claim, !claim.kind.isCollection, claim.text.contains(where: \.isNumber) {
      self = DocumentProbe(named: path)
    }
  }

  /// Returns the documents in a folder that has no `bindings.yaml`, also those that can't be read.
  static func documents(in folder: String) throws(UsageError) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = names.sorted().map { FilePath.join(folder, $0) }.filter { path in
      DocumentProbe(found: path) != .other
    }
    if found.isEmpty { throw UsageError("no document and no bindings.yaml in “\(folder)”") }
    return found
  }

  /// Returns the distinctive words of a document's title, as the name of a folder; nil if it has
  /// none.
  static func title(of path: String) -> String? {
    let info = Documents(entry: path, diagnostics: Diagnostics()).entry?.root["info"]
    let name = info?["title"]?.string.flatMap(Emitter.name(ofTitle:))
    return name?.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  private static let words = ["openapi", "asyncapi", "swagger"].map { Data($0.utf8) }
  private static let longest = 256 << 20

  /// Whether a file with invalid YAML begins like a document.
  private static func beginsLikeDocument(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(8_192), as: UTF8.self)
    return start.contains(#/(?m)^\s*"?(?:openapi|asyncapi|swagger)"?\s*:\s*["']?\d/#)
  }
}

extension Diagnostics {
  fileprivate var errors: [Diagnostic] { all.filter { $0.severity == .error } }
}
