import Foundation
import Specification

/// `bindery init`: writes a first `bindings.yaml` for each document.
struct Initialize {
  private let options: InitOptions
  private let terminal: Terminal

  init(_ options: InitOptions) {
    self.options = options
    var common = CommonOptions()
    common.isQuiet = options.isQuiet
    terminal = Terminal(common)
  }

  /// The exit status.
  func run() -> Int32 {
    let isNamed = !options.documents.isEmpty
    let documents = isNamed ? options.documents : DocumentSearch().documents()
    do throws(Diagnostic) {
      if documents.isEmpty { throw .noDocument }
      var written = 0
      for document in documents where try write(FirstBindings(document), isNamed: isNamed) {
        written += 1
      }
      if written == 0 { terminal.note("every document here has a bindings.yaml") }
      terminal.note("next: bindery generate")
      return 0
    } catch {
      terminal.report(Findings(error))
      return 1
    }
  }

  /// Whether it was written; what a search finds again stays as it is.
  private func write(_ bindings: FirstBindings, isNamed: Bool) throws(Diagnostic) -> Bool {
    guard FileManager.default.fileExists(atPath: bindings.document) else {
      throw .absent(bindings.document)
    }
    if !options.isForced, FileManager.default.fileExists(atPath: bindings.path) {
      if isNamed { throw .occupied(bindings.path) }
      return false
    }
    let url = URL(fileURLWithPath: bindings.path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(bindings.text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(bindings.path)
    }
    terminal.note("\(bindings.path): describes the module \(bindings.module)")
    return true
  }
}

extension Diagnostic.Code {
  static let noDocument = Self("no-document")
  static let presentBindings = Self("present-bindings")
}

extension Diagnostic {
  fileprivate static var noDocument: Diagnostic {
    Diagnostic(
      .error,
      .noDocument,
      at: nil,
      "no OpenAPI document lies here or below",
      mend: "name it: bindery init SPEC"
    )
  }

  fileprivate static func absent(_ path: String) -> Diagnostic {
    Diagnostic(
      .error,
      .noDocument,
      at: nil,
      "there is no document \(Excerpt.quoted(path))",
      mend: "correct the path"
    )
  }

  fileprivate static func occupied(_ path: String) -> Diagnostic {
    Diagnostic(
      .error,
      .presentBindings,
      at: nil,
      "\(path) is there already and stays as it is",
      mend: "edit it, or write it anew with --force"
    )
  }

  fileprivate static func unwritable(_ path: String) -> Diagnostic {
    Diagnostic(
      .error,
      .unusableOutput,
      at: nil,
      "can't write \(path)",
      mend: "run this where Package.swift lies, in a folder that can be written"
    )
  }
}
