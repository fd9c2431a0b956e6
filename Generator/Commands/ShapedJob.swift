import Canonicalizing
import Checking
import Emitting
import Foundation
import Shape
import Specification
import SwiftSource

/// A job whose documents have been resolved.
struct ShapedJob {
  let job: Job
  let documents: [ShapedDocument]
  /// The number of reasons for which entries don't match each document, apart from schemas.
  let mismatchCounts: [Int]
  /// Whether an error prevents writing, independent of the options of the run.
  let hasErrors: Bool

  init(_ job: Job, _ diagnostics: Diagnostics, _ reads: InputFiles = InputFiles()) {
    self.job = job
    let found = Diagnostics()
    let shaped = job.services.compactMap {
      service -> (document: ShapedDocument, mismatches: Int)? in
      let own = Diagnostics()
      defer { found.report(own) }
      return ShapedDocument(service, isAlone: job.services.count == 1, of: job, own, reads)
        .map { ($0, own.mismatchCount) }
    }
    let documents = shaped.map(\.document)
    self.documents = documents
    mismatchCounts = shaped.map(\.mismatches)
    let isComplete = documents.count == job.services.count
    if isComplete {
      let names = documents.reduce(into: Set<String>()) { $0.formUnion($1.service.componentNames) }
      job.additionalMembers?.reportUnused(among: names, to: found)
      job.isolatedArrays?.reportUnused(among: names, to: found)
    }
    hasErrors = found.all.contains { diagnostic in
      diagnostic.stopsGeneration
        && job.severities.adjusted(diagnostic, isComplete: isComplete)?.severity == .error
    }
    diagnostics.report(found) { job.severities.adjusted($0, isComplete: isComplete) }
  }

  /// Reports the secrets in the recordings.
  func reportSecrets(to diagnostics: Diagnostics) {
    for document in documents {
      document.recorded?.secrets?.diagnostics.forEach(diagnostics.report)
    }
  }

  /// Returns the files of every output folder of the job.
  func emit(_ diagnostics: Diagnostics) -> [Output] {
    let found = Diagnostics()
    defer { diagnostics.report(found) { job.severities.adjusted($0) } }
    return outputs(found)
  }

  private func outputs(_ diagnostics: Diagnostics) -> [Output] {
    var bindings: [[SourceFile]] = []
    var modules = job.modules.map { _ in [[SourceFile]]() }
    var tests: [SourceFile] = []
    var fakes: [[SourceFile]] = []
    var types = DuplicateTypes()
    for document in documents {
      let findings = document.recordedValues?.findings(diagnostics) ?? []
      findings.compactMap { job.severities.adjusted($0.diagnostic, of: $0) }
        .forEach(diagnostics.report)
      document.recordedValues.map(CredentialCause.all)?.flatMap(\.entryDiagnostics)
        .forEach(diagnostics.report)
      StaleEntries(document, of: job, findings).diagnostics.forEach(diagnostics.report)
      let selection = ModuleSelection(job.modules, of: document.service)
      let emitter = Emitter(document.service, job.emitting(document, selection))
      selection.report(emitter.modules, to: diagnostics)
      report(emitter, to: diagnostics)
      types.add(emitter.types, of: document, to: diagnostics)
      let own = job.fakes == .output ? emitter.fakes(areSeparate: false) : []
      let files = job.isSingleFile ? [emitter.singleFile] : emitter.files + (own.first ?? [])
      LargeOutput(files, of: document)?.report(to: diagnostics)
      bindings.append(files)
      for (module, files) in emitter.modules.enumerated() {
        modules[module].append(files + (own.isEmpty ? [] : own[module + 1]))
      }
      if case .folder = job.fakes { fakes += emitter.fakes(areSeparate: true) }
      tests += job.contractTests(of: document, findings, by: emitter)
    }
    let locations = documents.first?.locations ?? (nil, nil)
    var outputs = [
      Output(to: job.output, SourceFile.joined(bindings), job.outputMark, locations: locations)
    ]
    outputs += zip(job.modules, modules).map { module, files in
      Output(to: module.output, SourceFile.joined(files), module.mark)
    }
    if case .folder(let folder) = job.fakes {
      outputs.append(Output(to: folder, SourceFile.joined(fakes), job.fakesMark))
    }
    if let contract = job.contract, contract.module != nil,
      !tests.isEmpty || documents.contains(where: { $0.contract != nil })
    {
      outputs.append(Output(to: contract.output, tests, contract.outputMark))
    }
    for output in outputs { output.reportDuplicates(to: diagnostics) }
    return outputs
  }

  /// The Swift declarations of the documents; none after an error.
  var symbols: SwiftSymbols {
    guard !hasErrors else { return SwiftSymbols() }
    return documents.reduce(into: SwiftSymbols()) { symbols, document in
      let selection = ModuleSelection(job.modules, of: document.service)
      symbols.add(SwiftSymbols(document.service, job.emitting(document, selection)))
    }
  }

  /// The names of the contract tests of each recorded entry; none after an error.
  var contractTestNames: [Contract.Entry: [String]] {
    guard !hasErrors else { return [:] }
    return documents.reduce(into: [:]) { names, document in
      guard let contract = document.contract else { return }
      let selection = ModuleSelection(job.modules, of: document.service)
      let found = Emitter(document.service, job.emitting(document, selection))
        .contractTestNames(
          contract,
          player: contract.sessions.isEmpty ? nil : job.contract?.player
        )
      names.merge(found) { $0 + $1 }
    }
  }

  private func report(_ emitter: Emitter, to diagnostics: Diagnostics) {
    for conflict in emitter.conflicts {
      let (code, mark) = (Diagnostic.Code(of: conflict.kind), conflict.origin.map(Mark.init))
      let fix = "add to bindings.yaml: \(conflict.fix)"
      switch conflict.kind {
      case .duplicate, .length: diagnostics.warn(code, at: mark, conflict.message, fix: fix)
      case .typeLength: diagnostics.note(code, at: mark, conflict.message, fix: fix)
      }
    }
    for rename in emitter.unusedRenames {
      let index = job.renames.firstIndex { Rename($0) == rename }
      // `BindingsCheck` has reported a repeated rename.
      if let index, job.renames[index].isRepeated(in: job.renames[..<index]) { continue }
      let mark = index.map { job.renames[$0].mark }
      diagnostics.warn(
        .unusedRule,
        at: mark,
        "the renamed \(rename.kind.rawValue) “\(rename.name)” doesn't exist; ignored",
        fix: "correct the name in the rename, or remove the rename"
      )
    }
  }
}

extension Job {
  fileprivate func emitting(
    _ document: ShapedDocument,
    _ selection: ModuleSelection
  ) -> Emitter.Options {
    Emitter.Options(
      access: Emitter.Options.Access(access),
      client: document.client,
      realtime: document.realtime,
      connectsChannels: connectsChannels,
      hasFakes: fakes != .none,
      renames: renames.map(Rename.init),
      module: module.flatMap { SwiftName($0) },
      modules: selection.options
    )
  }

  fileprivate func contractTests(
    of document: ShapedDocument,
    _ findings: [Finding],
    by emitter: Emitter
  ) -> [SourceFile] {
    guard let contract, let module = contract.module, let shaped = document.contract else {
      return []
    }
    return emitter.contractTests(
      shaped.without(unsendable: findings),
      module: module,
      recordings: RelativePath(from: contract.output, to: contract.recordings).description,
      documents: document.paths.map { RelativePath(from: contract.output, to: $0).description },
      player: shaped.sessions.isEmpty ? nil : contract.player
    )
  }
}

// `Emitting` doesn't import `Specification`, so it declares equivalents of these types.

extension Diagnostic.Code {
  fileprivate init(of kind: NamingConflict.Kind) {
    self =
      switch kind {
      case .duplicate: .nameConflict
      case .length, .typeLength: .limitExceeded
      }
  }
}

extension Emitter.Options.Access {
  fileprivate init(_ access: Bindings.Access) {
    self =
      switch access {
      case .public: .public
      case .package: .package
      case .internal: .internal
      }
  }
}

extension Rename {
  fileprivate init(_ rename: Bindings.Rename) {
    self.init(
      kind: Kind(rename.kind),
      name: rename.name,
      owner: rename.owner,
      to: rename.to,
      deprecated: rename.deprecated
    )
  }
}

extension Rename.Kind {
  fileprivate init(_ kind: Bindings.Rename.Kind) {
    self =
      switch kind {
      case .schema: .schema
      case .operation: .operation
      case .parameter: .parameter
      case .property: .property
      case .response: .response
      case .channel: .channel
      case .message: .message
      case .pointer: .pointer
      }
  }
}

extension Diagnostics {
  /// The number of reasons for which recorded entries don't match the document.
  fileprivate var mismatchCount: Int {
    Set(
      all.filter { $0.code == .recordingMismatch && $0.severity != .note }
        .map { $0.cause ?? $0.message }
    )
    .count
  }
}
