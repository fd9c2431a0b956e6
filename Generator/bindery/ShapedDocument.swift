import Foundation
import Shape
import Shaping
import Specification

/// What one document means, and what recordings promise about it.
struct ShapedDocument {
  let service: Service
  /// The client's type; named by the title if nobody has named it.
  let client: String?
  /// The same for the channels of each further document.
  let realtime: [String?]
  /// Where a `bindings.yaml` names the document.
  let mark: Mark?
  let contract: Contract?
  /// Where its operations and its schemas are described, or should be.
  let places: (operations: Mark?, models: Mark?)

  /// Nil after reporting why the document means nothing.
  ///
  /// `isAlone` where the job has no other client, so that its name is this one's.
  init?(
    _ described: Job.Described,
    isAlone: Bool,
    of job: Job,
    _ diagnostics: Diagnostics,
    _ reads: FilesRead
  ) {
    let document = described.document
    let documents = Documents(
      entry: document.path,
      root: job.root,
      namedAt: Documents.Marks(entry: document.mark, root: job.rootMark),
      diagnostics: diagnostics
    )
    defer { reads.add(documents.paths) }
    let shaper = Shaper(
      documents,
      events: described.events.map(\.path),
      diagnostics: diagnostics,
      filter: job.filter,
      isApplication: job.isApplication
    )
    guard var service = shaper.service(document: described.header(in: job)) else { return nil }
    if let kept = job.additionalMembers {
      service.keepUnknownMembers(of: kept.schemas.map { Set($0) })
    }
    self.service = service
    client = document.client ?? (isAlone ? job.client : nil)
    realtime = described.events.map(\.client)
    mark = document.mark
    let root = documents.entry?.root
    places = (
      (root?["paths"] ?? root)?.mark,
      (root?["components"]?["schemas"] ?? root?["components"] ?? root)?.mark
    )
    contract = job.contract.map { contract in
      let promises = ContractShaper(
        service,
        documents,
        events: described.events.map(\.path),
        isApplication: job.isApplication,
        diagnostics: diagnostics
      )
      .contract(contract.entries(diagnostics, reads), exceptions: contract.exceptions)
      contract.checkPlayer(for: service, promises, diagnostics)
      return promises
    }
  }
}

extension Job.Described {
  /// Where the documents lie, as generated headers say it: the same wherever the command is run.
  fileprivate func header(in job: Job) -> String {
    ([document] + events).map { document in
      job.isOfPackage
        ? document.path : String(document.path.split(separator: "/").last ?? "")
    }
    .joined(separator: " and ")
  }
}

extension Job.ContractJob {
  /// The entries of every archive in the folder of recordings, file by file.
  fileprivate func entries(_ diagnostics: Diagnostics, _ reads: FilesRead) -> [Recording] {
    reads.add(recordings)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: recordings) else {
      diagnostics.report(
        Diagnostic(
          .error,
          .unreadableFile,
          at: mark,
          "the folder of recordings, \(recordings), can't be read",
          fix: "correct the path, or make the folder"
        )
      )
      return []
    }
    let archives = names.sorted().filter { $0.hasSuffix(".har") }.map { "\(recordings)/\($0)" }
    reads.add(archives)
    return archives.flatMap { Recording.read($0, diagnostics: diagnostics) }
  }

  /// A player replays what went over channels, if anything was recorded.
  fileprivate func checkPlayer(
    for service: Service,
    _ contract: Contract,
    _ diagnostics: Diagnostics
  ) {
    guard player != nil, contract.sessions.isEmpty || service.channels.isEmpty else { return }
    let hasChannels = !service.channels.isEmpty
    diagnostics.report(
      Diagnostic(
        .error,
        .unusedRule,
        at: playerMark,
        "“player” has nothing to play: "
          + (hasChannels ? "no session is recorded" : "there are no channels"),
        fix: (hasChannels ? "record one" : "add a document of AsyncAPI") + ", or take “player” out"
      )
    )
  }
}
