import Foundation
import Shape
import Specification
import SwiftSource

/// `bindery generate`: read, shape, emit, write; a stage that finds errors is the last.
struct Generate {
  private let options: GenerateOptions
  private let terminal: Terminal
  private let diagnostics = Diagnostics()
  private let reads = FilesRead()
  private let receipts: Receipts?

  init(_ options: GenerateOptions) {
    self.options = options
    terminal = Terminal(options.common)
    receipts = Receipts(options)
  }

  /// Once, or again and again; the exit status.
  static func run(_ options: GenerateOptions) -> Int32 {
    guard options.isWatching else { return Generate(options).run() }
    Watch(changes: FilePolling(interruption: Interruption())).run {
      let run = Generate(options)
      _ = run.run()
      run.terminal.note("watching \(run.reads.paths.count.grouped) files; Control-C ends it")
      return run.reads.paths
    }
    return 0
  }

  /// The exit status.
  private func run() -> Int32 {
    if let receipt = receipts?.valid { return say(receipt) }
    let outputs = outputs()
    let findings = Findings(diagnostics, options.common)
    terminal.report(findings)
    guard let outputs, !findings.hasErrors else { return 1 }
    defer { terminal.endProgress() }
    do throws(Diagnostic) {
      let status = try outputs.map(write).max() ?? 0
      if status == 0 { receipts?.keep(reads.paths, outputs, diagnostics) }
      return status
    } catch {
      terminal.report(Findings(error))
      return 1
    }
  }

  /// What a run says that has nothing to do.
  private func say(_ receipt: Receipt) -> Int32 {
    let findings = receipt.findings(options.common)
    terminal.report(findings)
    if findings.hasErrors { return 1 }
    for output in receipt.outputs {
      terminal.note("\(output.folder): \(Summary(output.count, []))")
    }
    return 0
  }

  /// What is to be written; nil when an earlier stage was the last.
  private func outputs() -> [Output]? {
    let jobs =
      options.document.map { [Job(document: $0, options: options)] } ?? Job.all(diagnostics, reads)
    let shaped = jobs.map { job in
      terminal.progress("reading \(job.title)")
      return ShapedJob(job, diagnostics, reads)
    }
    if diagnostics.hasErrors { return nil }
    if options.printsShape {
      shaped.flatMap(\.documents).forEach { terminal.result($0.service.printed) }
      return []
    }
    let outputs = shaped.flatMap { job in
      terminal.progress("writing Swift for \(job.job.title)")
      return job.emit(diagnostics)
    }
    Output.reportSharedFolders(of: outputs, to: diagnostics)
    return outputs
  }

  /// Writes the files, or in a check lists those that would change.
  private func write(_ output: Output) throws(Diagnostic) -> Int32 {
    if let document = options.document {
      try output.folder.checkOwner(of: output.files, from: (document as NSString).lastPathComponent)
    }
    terminal.progress("comparing \(output.files.count.grouped) files with \(output.folder.path)")
    let changes = try output.folder.changes(toHold: output.files)
    if options.isCheck {
      for change in changes {
        terminal.result("would \(change.verb) \(output.folder.place(change.path))")
      }
      return changes.isEmpty ? 0 : 1
    }
    try output.folder.apply(changes)
    terminal.note("\(output.folder.path): \(Summary(output.files.count, changes))")
    return 0
  }
}

/// The files that belong into one folder.
struct Output {
  let folder: OutputFolder
  let files: [SourceFile]
  /// Where a bindings.yaml names it.
  let mark: Mark?

  init(to folder: String, _ files: [SourceFile], _ mark: Mark?) {
    self.folder = OutputFolder(path: folder)
    self.files = files
    self.mark = mark
  }
}

/// What was done to a folder, for a person.
private struct Summary: CustomStringConvertible {
  let description: String

  init(_ count: Int, _ changes: [OutputFolder.Change]) {
    let files = count == 1 ? "1 file" : "\(count) files"
    let verbs = [("add", "added"), ("change", "changed"), ("remove", "removed")]
    let parts = verbs.compactMap { verb, done in
      let number = changes.count { $0.verb == verb }
      return number == 0 ? nil : "\(number) \(done)"
    }
    description = "\(files), " + (parts.isEmpty ? "nothing changed" : parts.joined(separator: ", "))
  }
}
