import Foundation
import Shape
import Signals
import Specification
import SwiftSource

/// `bindery generate`: reads, resolves, emits and writes; stops after a stage that reports errors.
struct Generate {
  private let options: GenerateOptions
  private let terminal: Terminal
  private let diagnostics = Diagnostics()
  private let reads = InputFiles()

  init(_ options: GenerateOptions) {
    self.options = options
    terminal = Terminal(options.common)
  }

  /// Runs once, or repeatedly with `--watch`, and returns the exit status.
  static func run(_ options: GenerateOptions) -> Int32 {
    guard options.isWatching else { return Generate(options).run() }
    Watch(changes: FilePolling(signals: TerminationSignals())).run {
      let run = Generate(options)
      _ = run.run()
      run.terminal.note(
        "watching \(run.reads.paths.count.grouped) file\(run.reads.paths.count == 1 ? "" : "s"); press Control-C to stop"
      )
      return run.reads.paths
    }
    return 0
  }

  /// Generates once, and returns the exit status.
  private func run() -> Int32 {
    let outputs = outputs()
    var plans: [Plan] = []
    do throws(Diagnostic) {
      let isBlocked = DiagnosticReport(diagnostics, options.common).stopsGeneration
      if let outputs, !isBlocked { plans = try outputs.map(plan) }
    } catch {
      diagnostics.report(error)
    }
    reportLargeRemovals(plans)
    let report = DiagnosticReport(diagnostics, options.common)
    terminal.report(report)
    if options.isCheck { plans.forEach(list) }
    guard outputs != nil, !report.stopsGeneration else { return 1 }
    defer { terminal.endProgress() }
    if options.isCheck { return plans.allSatisfy(\.changes.isEmpty) && !report.hasErrors ? 0 : 1 }
    do throws(Diagnostic) {
      for plan in plans { try write(plan) }
    } catch {
      terminal.report(DiagnosticReport(error))
      return 1
    }
    return report.hasErrors ? 1 : 0
  }

  /// Returns the outputs to write; nil when an earlier stage reported errors.
  private func outputs() -> [Output]? {
    let jobs = options.document.map { [Job(document: $0, options: options)] } ?? allJobs()
    let shaped = jobs.map { job in
      terminal.progress("reading \(job.title)")
      let shaped = ShapedJob(job, diagnostics, reads)
      shaped.reportSecrets(to: diagnostics)
      return shaped
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
    let boundary = PackageBoundary(allowsOutside: options.common.allowsOutside)
    let defaults = options.allowsUnresolved ? Severities.allowingUnresolved : [:]
    if options.bindings.isEmpty { return Job.all(diagnostics, boundary, defaults: defaults, reads) }
    reads.add(options.bindings)
    return Job.all(of: options.bindings, diagnostics, boundary, defaults: defaults)
  }

  /// Returns the changes that make the folder contain exactly the files of an output.
  private func plan(_ output: Output) throws(Diagnostic) -> Plan {
    if let document = options.document {
      try output.folder.checkOwner(of: output.files, from: (document as NSString).lastPathComponent)
    }
    terminal.progress("comparing \(output.files.count.grouped) files with \(output.folder.path)")
    return Plan(output: output, changes: try output.folder.changes(toHold: output.files))
  }

  /// Reports runs that would remove many files, which is more often a mistake than intended.
  private func reportLargeRemovals(_ plans: [Plan]) {
    if options.isForced { return }
    plans.compactMap { LargeRemoval($0)?.diagnostic(isCheck: options.isCheck) }
      .forEach(diagnostics.report)
  }

  /// Prints the files that would change.
  private func list(_ plan: Plan) {
    for change in plan.changes {
      terminal.result("would \(change.verb) \(plan.output.folder.path(of: change.path))")
    }
  }

  private func write(_ plan: Plan) throws(Diagnostic) {
    let folder = plan.output.folder
    terminal.progress("writing \(plan.changes.count.grouped) files into \(folder.path)")
    try folder.apply(plan.changes)
    terminal.note("\(folder.path): \(Summary(plan.output.files.count, plan.changes))")
  }
}

/// An output, and the changes to make in its folder.
struct Plan {
  let output: Output
  let changes: [OutputFolder.Change]
}

/// The files of one folder.
struct Output {
  let folder: OutputFolder
  let files: [SourceFile]
  /// The source location of the folder in a `bindings.yaml`.
  let mark: Mark?
  /// The source locations of the operations and the schemas that it is generated from.
  var locations: (operations: Mark?, models: Mark?)

  init(
    to folder: String,
    _ files: [SourceFile],
    _ mark: Mark?,
    locations: (operations: Mark?, models: Mark?) = (nil, nil)
  ) {
    self.folder = OutputFolder(path: folder)
    self.files = files
    self.mark = mark
    self.locations = locations
  }
}

/// A readable summary of the changes in a folder.
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
