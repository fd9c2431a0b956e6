import Canonical
import Canonicalizing
import Foundation
import RecordingRedaction
import Shaping
import Specification

/// The documents that `bindery mock` answers from.
package struct MockedDocuments {
  package let documents: Documents
  package let description: ServiceDescription
  /// The HAR files, and folders with them.
  package let recordings: [String]
  /// Whether AsyncAPI documents describe the client, and not the service.
  package let isApplication: Bool
  private let diagnostics: Diagnostics

  /// Reads the documents; nil after reporting why they can't be read.
  package init?(_ options: MockOptions, _ terminal: Terminal) {
    let diagnostics = Diagnostics()
    self.diagnostics = diagnostics
    let specs = NamedSpecs(options.documents, options.common, diagnostics)
    let named = (specs?.documents ?? []).map { path in
      Job.Document(path: path, overlays: options.common.overlays.map { OverlayFile(path: $0) })
    }
    let boundary = PackageBoundary(allowsOutside: options.common.allowsOutside, use: .reading)
    let jobs = Job.all(of: specs?.bindings ?? [], diagnostics, boundary, defaults: [:])
    guard !diagnostics.hasErrors else {
      terminal.report(DiagnosticReport(diagnostics, options.common))
      return nil
    }
    let services =
      DescribedService.all(named, root: options.common.root) + jobs.flatMap(\.services)
    guard services.count == 1, let service = services.first else {
      terminal.failure(
        "one OpenAPI document, with the AsyncAPI documents of the same service, can be mocked"
          + "\n  help: start a server for each service"
      )
      return nil
    }
    let own = jobs.compactMap(\.contract?.recordings).filter { path in
      // A new project has no recordings.
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
      return (names ?? [path]).contains { $0.hasSuffix(".har") }
    }
    recordings = options.recordings.isEmpty ? own : options.recordings
    isApplication = options.describesClient || jobs.contains(where: \.isApplication)
    documents = Documents(
      entry: service.document.path,
      root: jobs.first?.root ?? options.common.root,
      overlays: service.overlays,
      diagnostics: diagnostics
    )
    description = ServiceDescription(
      documents,
      events: service.events.map(\.path),
      diagnostics: diagnostics
    )
    if description.operations == nil, description.channels.isEmpty {
      terminal.report(DiagnosticReport(diagnostics, options.common))
      return nil
    }
  }

  /// The secrets that the documents declare.
  package func redactionRules() -> RedactionRules {
    let shaper = Shaper(description, diagnostics: Diagnostics())
    guard let service = shaper.service() else { return RedactionRules() }
    let trees = documents.trees
    let schemas = SensitiveSchemas(trees) { documents }
    return RedactionRules(service, trees.map(\.root), schemas)
  }

  /// Notes the number of problems that were found while the documents were read.
  package func reportProblems(_ terminal: Terminal) {
    let count = diagnostics.all.count { $0.severity != .note }
    guard count > 0 else { return }
    terminal.note("the documents have \(count) problems; bindery lint reports them")
  }
}
