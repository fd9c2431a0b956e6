import Foundation
import Specification

/// `bindery init`: writes an initial `bindings.yaml` for each document.
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

  /// Returns the exit status; writes no file if a named document has errors.
  func run() -> Int32 {
    let present = PresentBindings()
    // An unreadable file may list any document.
    if !options.isForced { present.problems.all.forEach(found.report) }
    let documents = options.documents.isEmpty ? search() : named()
    let plan = plan(documents, present)
    terminal.report(DiagnosticReport(found, common))
    if found.hasErrors { return 1 }
    do throws(Diagnostic) {
      for bindings in plan.bindings { try write(bindings) }
      for addition in plan.additions { try add(addition) }
    } catch {
      terminal.report(DiagnosticReport(error))
      return 1
    }
    if plan.bindings.isEmpty, plan.additions.isEmpty {
      terminal.note("a bindings.yaml lists every document already")
    }
    terminal.note("next: bindery generate")
    return 0
  }

  /// The documents of the command line, without duplicates.
  private func named() -> [String] {
    var seen: Set<String> = []
    let boundary = PackageBoundary(allowsOutside: false)
    return options.documents.filter { document in
      guard let real = RealPath.resolve(document) else {
        found.report(.absent(document))
        return false
      }
      guard boundary.holds(document) else {
        found.report(.outside(document, of: boundary.root))
        return false
      }
      guard seen.insert(real).inserted else { return false }
      if case .unreadable(let reasons) = DocumentProbe(named: document) {
        reasons.forEach(found.report)
      }
      return true
    }
  }

  /// The documents in the current folder and below; an unreadable one is a warning.
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
    // An AsyncAPI document may join an OpenAPI document, so it comes last.
    let channels = documents.filter { DocumentProbe(named: $0) == .asyncAPI }
    for document in documents where !channels.contains(document) {
      if isFree(document, present, &plan) { plan.add(document) }
    }
    for document in channels where isFree(document, present, &plan) { plan.add(events: document) }
    return plan
  }

  /// Whether no `bindings.yaml` lists the document; plans to overwrite one that does, or reports
  /// it.
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

  private func write(_ bindings: InitialBindings) throws(Diagnostic) {
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
    terminal.note("\(bindings.path): written for the module \(bindings.module)")
  }

  /// Lists a document in a present file.
  private func add(_ addition: PresentBindings.Addition) throws(Diagnostic) {
    let folder = addition.file.split(separator: "/").dropLast().joined(separator: "/")
    let item = InitialBindings.item(addition.document, in: folder)
    guard let text = try? String(contentsOfFile: addition.file, encoding: .utf8),
      let changed = DocumentList(text, path: addition.file).adding(item)
    else { throw .unchanged(addition.file, item) }
    do {
      try Data(changed.utf8).write(to: URL(fileURLWithPath: addition.file), options: .atomic)
    } catch {
      throw .unwritable(addition.file)
    }
    terminal.note("\(addition.file): “documents” lists \(item), too")
  }
}

extension Diagnostic {
  fileprivate static var noDocument: Diagnostic {
    Diagnostic(
      .error,
      .noDocument,
      at: nil,
      "no OpenAPI or AsyncAPI document in the current folder or its subfolders",
      fix: "pass the document: bindery init SPEC"
    )
  }

  fileprivate static func absent(_ path: String) -> Diagnostic {
    Diagnostic(
      .error,
      .noDocument,
      at: nil,
      "the file \(Excerpt.quoted(path)) doesn't exist",
      fix: "correct the path"
    )
  }

  /// A `bindings.yaml` can't name the document, so that `bindery generate` would refuse it.
  fileprivate static func outside(_ document: String, of package: String) -> Diagnostic {
    Diagnostic(
      .error,
      .outsidePackage,
      at: nil,
      "the document \(Excerpt.quoted(document)) is outside the package \(Excerpt.quoted(package))",
      fix:
        "copy it into the package, for example into Spec, or run Bindery in the document's package"
    )
  }

  fileprivate static func described(_ document: String, by path: String) -> Diagnostic {
    Diagnostic(
      .error,
      .existingFile,
      at: nil,
      "“\(path)” already lists the document \(Excerpt.quoted(document))",
      fix: "edit the file, or pass --force to overwrite it"
    )
  }

  fileprivate static func unchanged(_ path: String, _ item: String) -> Diagnostic {
    Diagnostic(
      .error,
      .existingFile,
      at: nil,
      "“\(path)” lists the OpenAPI document in the folder of \(item)",
      fix: "add \(item) to “documents”"
    )
  }

  fileprivate static func unwritable(_ path: String) -> Diagnostic {
    Diagnostic(
      .error,
      .unusableOutput,
      at: nil,
      "can't write “\(path)”",
      fix: "run Bindery in the folder of Package.swift, with permission to write"
    )
  }
}
