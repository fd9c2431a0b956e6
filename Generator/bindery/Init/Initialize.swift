import Foundation
import Specification

/// `bindery init`: writes a first `bindings.yaml` for each document.
struct Initialize {
  private let options: InitOptions
  private let common: CommonOptions
  private let terminal: Terminal
  private let found = Diagnostics()

  init(_ options: InitOptions) {
    self.options = options
    var common = CommonOptions()
    common.isQuiet = options.isQuiet
    self.common = common
    terminal = Terminal(common)
  }

  /// The exit status; nothing is written where something is wrong with what was named.
  func run() -> Int32 {
    let present = PresentBindings()
    // Nobody knows what a file describes that can't be read.
    if !options.isForced { present.problems.all.forEach(found.report) }
    let documents = options.documents.isEmpty ? search() : named()
    let plan = plan(documents, present)
    terminal.report(Findings(found, common))
    if found.hasErrors { return 1 }
    do throws(Diagnostic) {
      for bindings in plan.bindings { try write(bindings) }
    } catch {
      terminal.report(Findings(error))
      return 1
    }
    if plan.bindings.isEmpty { terminal.note("every document here has a bindings.yaml") }
    terminal.note("next: bindery generate")
    return 0
  }

  /// Those that somebody names, each once.
  private func named() -> [String] {
    var seen: Set<String> = []
    return options.documents.filter { document in
      guard let real = RealPath.resolve(document) else {
        found.report(.absent(document))
        return false
      }
      guard seen.insert(real).inserted else { return false }
      if case .unreadable(let reasons) = DocumentProbe(named: document) {
        reasons.forEach(found.report)
      }
      return true
    }
  }

  /// Those that lie here and below; what can't be read is only said.
  private func search() -> [String] {
    let documents = DocumentSearch().files().filter { path in
      switch DocumentProbe(found: path) {
      case .openAPI, .asyncAPI: return true
      case .unreadable(let reasons):
        for reason in reasons { found.report(Diagnostic(reason, as: .warning)) }
        return false
      case .other: return false
      }
    }
    if documents.isEmpty { found.report(.noDocument) }
    return documents
  }

  private func plan(_ documents: [String], _ present: PresentBindings) -> InitPlan {
    var plan = InitPlan(present)
    // What describes channels may go with what describes requests.
    let channels = documents.filter { DocumentProbe(named: $0) == .asyncAPI }
    for document in documents where !channels.contains(document) {
      if isFree(document, present, &plan) { plan.add(document) }
    }
    for document in channels where isFree(document, present, &plan) { plan.add(events: document) }
    return plan
  }

  /// Whether nothing describes it yet; what does is written over, or told.
  private func isFree(
    _ document: String,
    _ present: PresentBindings,
    _ plan: inout InitPlan
  ) -> Bool {
    guard let file = present.file(describing: document) else { return true }
    if options.isForced {
      plan.add(document, inPlaceOf: file)
    } else if !options.documents.isEmpty {
      found.report(.described(document, by: file.path))
    }
    return false
  }

  private func write(_ bindings: FirstBindings) throws(Diagnostic) {
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
  }
}

extension Diagnostic {
  fileprivate static var noDocument: Diagnostic {
    Diagnostic(
      .error,
      .noDocument,
      at: nil,
      "no OpenAPI or AsyncAPI document lies here or below",
      fix: "name it: bindery init SPEC"
    )
  }

  fileprivate static func absent(_ path: String) -> Diagnostic {
    Diagnostic(
      .error,
      .noDocument,
      at: nil,
      "there is no document \(Excerpt.quoted(path))",
      fix: "correct the path"
    )
  }

  fileprivate static func described(_ document: String, by path: String) -> Diagnostic {
    Diagnostic(
      .error,
      .existingFile,
      at: nil,
      "\(path) describes \(Excerpt.quoted(document)) already, and stays as it is",
      fix: "edit it, or write it anew with --force"
    )
  }

  fileprivate static func unwritable(_ path: String) -> Diagnostic {
    Diagnostic(
      .error,
      .unusableOutput,
      at: nil,
      "can't write \(path)",
      fix: "run this where Package.swift lies, in a folder that can be written"
    )
  }
}
