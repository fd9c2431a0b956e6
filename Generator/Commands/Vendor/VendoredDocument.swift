import Canonicalizing
import Foundation
import Shaping
import Specification

/// A document whose remote files are copied.
package struct VendoredDocument {
  /// The path of the document.
  package let path: String
  private let job: Job
  private let service: DescribedService

  /// Returns the documents that the options name; reports why one can't be read.
  package static func all(_ options: VendorOptions, _ terminal: Terminal) -> [Self]? {
    let diagnostics = Diagnostics()
    let boundary = PackageBoundary(allowsOutside: options.common.allowsOutside)
    var jobs: [Job] = []
    if options.documents.isEmpty {
      jobs = Job.all(diagnostics, boundary)
    } else if let specs = NamedSpecs(options.documents, options.common, diagnostics) {
      jobs = specs.documents.map { document in
        var generate = GenerateOptions()
        generate.common = options.common
        return Job(document: document, options: generate)
      }
      jobs += Job.all(of: specs.bindings, diagnostics, boundary, defaults: [:])
    }
    let documents = jobs.flatMap { job in
      job.services.map { Self(path: $0.document.path, job: job, service: $0) }
    }
    for document in documents { document.read(diagnostics) }
    let problems = Diagnostics()
    for problem in diagnostics.all where problem.severity == .error { problems.report(problem) }
    terminal.report(DiagnosticReport(problems, options.common))
    return problems.hasErrors ? nil : documents
  }

  /// The copies that exist.
  package var folder: VendorFolder { VendorFolder(beside: path, diagnostics: Diagnostics()) }

  /// The URLs that the document and its copies refer to, and that have no copy.
  package var missingFiles: Set<String> {
    let documents = read(Diagnostics())
    let folder = folder
    let siblings = documents.paths.filter { !FileManager.default.fileExists(atPath: $0) }
      .compactMap(folder.url)
    return documents.remoteReferences.union(siblings)
  }

  /// Resolves every reference of the document.
  @discardableResult
  private func read(_ diagnostics: Diagnostics) -> Documents {
    let documents = Documents(
      entry: service.document.path,
      root: job.root,
      overlays: service.overlays,
      diagnostics: diagnostics
    )
    let description = ServiceDescription(
      documents,
      events: service.events.map(\.path),
      diagnostics: diagnostics
    )
    let shaper = Shaper(description, diagnostics: Diagnostics(), filter: job.filter)
    _ = shaper.service(document: service.header(in: job))
    return documents
  }
}
