import Canonicalizing
import Foundation
import Specification

/// What a file turns out to be when it is read.
enum DocumentProbe: Equatable {
  case openAPI, asyncAPI
  /// Something of the kind that can't be read, and why.
  case unreadable([Diagnostic])
  case other

  /// Of a file that somebody names, who means a document by it.
  init(named path: String) {
    let diagnostics = Diagnostics()
    let documents = Documents(entry: path, diagnostics: diagnostics)
    if let root = documents.entry?.root, root.isAsyncAPI {
      let isReadable = AsyncCanonicalizer(root, of: documents, diagnostics: diagnostics) != nil
      self = isReadable ? .asyncAPI : .unreadable(diagnostics.errors)
    } else {
      let isReadable = OpenAPICanonicalizer(documents, diagnostics: diagnostics) != nil
      self = isReadable ? .openAPI : .unreadable(diagnostics.errors)
    }
  }

  /// Of a file that lies somewhere, and may be anything.
  init(found path: String) {
    self = .other
    guard [".yaml", ".yml", ".json"].contains(where: path.hasSuffix),
      let size = FileStamp(regularFile: path)?.size, size <= Self.longest,
      case .regular(let bytes)? = try? FileOnDisk(path: path).state()
    else { return }
    let text = Data(bytes)
    guard Self.words.contains(where: { text.range(of: $0) != nil }) else { return }
    guard let root = Documents(entry: path, diagnostics: Diagnostics()).entry?.root else {
      if Self.beginsLikeOne(bytes) { self = DocumentProbe(named: path) }
      return
    }
    let claim = root["openapi"] ?? root["asyncapi"] ?? root["swagger"]
    if let claim, !claim.kind.isCollection, claim.text.contains(where: \.isNumber) {
      self = DocumentProbe(named: path)
    }
  }

  private static let words = ["openapi", "asyncapi", "swagger"].map { Data($0.utf8) }
  private static let longest = 256 << 20

  /// Whether a file that is no YAML was meant as a document.
  private static func beginsLikeOne(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(8_192), as: UTF8.self)
    return start.contains(#/(?m)^\s*"?(?:openapi|asyncapi|swagger)"?\s*:\s*["']?\d/#)
  }
}

extension Diagnostics {
  fileprivate var errors: [Diagnostic] { all.filter { $0.severity == .error } }
}
