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
    var plans: [Plan] = []
    do throws(Diagnostic) {
      let isBlocked = Findings(diagnostics, options.common).stopsGeneration
      if let outputs, !isBlocked { plans = try outputs.map(plan) }
    } catch {
      diagnostics.report(error)
    }
    reportRemovals(plans)
    let findings = Findings(diagnostics, options.common)
    terminal.report(findings)
    if options.isCheck { plans.forEach(list) }
    guard let outputs, !findings.stopsGeneration else { return 1 }
    defer { terminal.endProgress() }
    if options.isCheck { return plans.allSatisfy(\.changes.isEmpty) && !findings.hasErrors ? 0 : 1 }
    do throws(Diagnostic) {
      for plan in plans { try write(plan) }
    } catch {
      terminal.report(Findings(error))
      return 1
    }
    if findings.hasErrors { return 1 }
    receipts?.keep(reads.paths, outputs, diagnostics)
    return 0
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
    let jobs = options.document.map { [Job(document: $0, options: options)] } ?? allJobs()
    let shaped = jobs.map { job in
      terminal.progress("reading \(job.title)")
      return ShapedJob(job, diagnostics, reads)
    }
    if diagnostics.all.contains(where: \.stopsGeneration) { return nil }
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

  private func allJobs() -> [Job] {
    let fence = PackageFence(allowsOutside: options.common.allowsOutside)
    return Job.all(diagnostics, fence, reads)
  }

  /// What it takes to make a folder hold its files.
  private func plan(_ output: Output) throws(Diagnostic) -> Plan {
    if let document = options.document {
      try output.folder.checkOwner(of: output.files, from: (document as NSString).lastPathComponent)
    }
    terminal.progress("comparing \(output.files.count.grouped) files with \(output.folder.path)")
    return Plan(output: output, changes: try output.folder.changes(toHold: output.files))
  }

  /// A run that would remove much of what is there is more often a slip than meant.
  private func reportRemovals(_ plans: [Plan]) {
    if options.isForced { return }
    plans.compactMap { LargeRemoval($0)?.diagnostic(isCheck: options.isCheck) }
      .forEach(diagnostics.report)
  }

  /// The files that would change.
  private func list(_ plan: Plan) {
    for change in plan.changes {
      terminal.result("would \(change.verb) \(plan.output.folder.place(change.path))")
    }
  }

  private func write(_ plan: Plan) throws(Diagnostic) {
    let folder = plan.output.folder
    terminal.progress("writing \(plan.changes.count.grouped) files into \(folder.path)")
    try folder.apply(plan.changes)
    terminal.note("\(folder.path): \(Summary(plan.output.files.count, plan.changes))")
  }
}

/// An output, and what is to change in its folder.
struct Plan {
  let output: Output
  let changes: [OutputFolder.Change]
}

/// The files that belong into one folder.
struct Output {
  let folder: OutputFolder
  let files: [SourceFile]
  /// Where a bindings.yaml names it.
  let mark: Mark?
  /// Where the operations and the schemas are described that it is made of.
  var places: (operations: Mark?, models: Mark?)

  init(
    to folder: String,
    _ files: [SourceFile],
    _ mark: Mark?,
    places: (operations: Mark?, models: Mark?) = (nil, nil)
  ) {
    self.folder = OutputFolder(path: folder)
    self.files = files
    self.mark = mark
    self.places = places
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
