import Emitting
import Foundation
import Specification
import SwiftSource

/// A job whose documents have been read and understood.
struct ShapedJob {
  let job: Job
  let documents: [ShapedDocument]

  init(_ job: Job, _ diagnostics: Diagnostics, _ reads: FilesRead = FilesRead()) {
    self.job = job
    documents = job.documents.compactMap { ShapedDocument($0, of: job, diagnostics, reads) }
  }

  /// The files of every folder that the job fills.
  func emit(_ diagnostics: Diagnostics) -> [Output] {
    var bindings: [SourceFile] = []
    var modules = job.modules.map { _ in [SourceFile]() }
    var tests: [SourceFile] = []
    for document in documents {
      let selection = ModuleSelection(job.modules, of: document.service)
      let emitter = Emitter(document.service, job.emitting(selection))
      selection.report(emitter.modules, to: diagnostics)
      report(emitter, to: diagnostics)
      bindings += job.isSingleFile ? [emitter.singleFile] : emitter.files
      for (module, files) in emitter.modules.enumerated() { modules[module] += files }
      tests += job.contractTests(of: document, by: emitter)
    }
    var outputs = [Output(folder: OutputFolder(path: job.output), files: bindings)]
    outputs += zip(job.modules, modules).map { module, files in
      Output(folder: OutputFolder(path: module.output), files: files, mark: module.mark)
    }
    if let contract = job.contract {
      outputs.append(Output(folder: OutputFolder(path: contract.output), files: tests))
    }
    for output in outputs { output.reportTwins(to: diagnostics) }
    return outputs
  }

  private func report(_ emitter: Emitter, to diagnostics: Diagnostics) {
    for conflict in emitter.conflicts {
      diagnostics.report(
        Diagnostic(
          .warning,
          .nameConflict,
          at: conflict.origin.map { Mark(file: $0.file, line: $0.line, column: $0.column) },
          conflict.message,
          mend: "write into bindings.yaml: \(conflict.mend)"
        )
      )
    }
    for rename in emitter.unusedRenames {
      let mark = job.renames.first { $0.name == rename.name && $0.to == rename.to }?.mark
      diagnostics.report(
        Diagnostic(
          .warning,
          .unusedRename,
          at: mark,
          "the \(rename.kind.rawValue) “\(rename.name)” is renamed, and there is none",
          mend: "correct the name, or remove the rename"
        )
      )
    }
  }
}

extension Job {
  fileprivate func emitting(_ selection: ModuleSelection) -> Emitter.Options {
    Emitter.Options(
      access: Emitter.Options.Access(access),
      client: client,
      renames: renames.map {
        Rename(kind: Rename.Kind($0.kind), name: $0.name, owner: $0.owner, to: $0.to)
      },
      module: module.flatMap { SwiftName($0) },
      modules: selection.options
    )
  }

  fileprivate func contractTests(of document: ShapedDocument, by emitter: Emitter) -> [SourceFile] {
    guard let contract, let promises = document.contract else { return [] }
    return emitter.contractTests(
      promises,
      module: contract.module,
      recordings: RelativePath(from: contract.output, to: contract.recordings).description
    )
  }
}

// Emitting can't see what a bindings.yaml is, so that its words are said again there.

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

extension Rename.Kind {
  fileprivate init(_ kind: Bindings.Rename.Kind) {
    self =
      switch kind {
      case .schema: .schema
      case .operation: .operation
      case .parameter: .parameter
      case .property: .property
      case .response: .response
      case .pointer: .pointer
      }
  }
}

extension Output {
  /// Two documents of one job may want the same file.
  fileprivate func reportTwins(to diagnostics: Diagnostics) {
    var seen: Set<SourceFile.Path> = []
    for file in files where !seen.insert(file.path).inserted {
      diagnostics.report(
        Diagnostic(
          .error,
          .twinFiles,
          at: nil,
          "two documents both generate \(folder.place(file.path.description))",
          mend:
            "rename one of the two in bindings.yaml, or give each document its own bindings.yaml"
        )
      )
    }
  }
}

extension Output {
  /// Of two outputs in one folder each would remove what the other has written.
  static func reportSharedFolders(of outputs: [Output], to diagnostics: Diagnostics) {
    var tops: Set<String> = []
    var all: Set<String> = []
    for output in outputs {
      let folders = output.folders
      defer {
        tops.insert(folders[0])
        all.formUnion(folders)
      }
      guard all.contains(folders[0]) || !tops.isDisjoint(with: folders) else { continue }
      diagnostics.report(
        Diagnostic(
          .error,
          .sharedFolder,
          at: output.mark,
          tops.contains(folders[0])
            ? "the folder \(output.folder.path) is named for two outputs"
            : "the folder \(output.folder.path) and that of another output lie in each other",
          mend: "give each “output” and each “contractTests” of the bindings.yaml its own folder"
        )
      )
    }
  }

  /// The output folder, and those in it that generated files lie in.
  private var folders: [String] {
    let top = URL(fileURLWithPath: folder.path).standardizedFileURL.path
    return [top] + SourceFile.folders.map { "\(top)/\($0)" }
  }
}

extension Diagnostic.Code {
  static let nameConflict = Self("name-conflict")
  static let sharedFolder = Self("shared-folder")
  static let twinFiles = Self("twin-files")
  static let unusedRename = Self("unused-rename")
}
