import BinderyJSON
import Canonicalizing
import Checking
import RecordingRedaction
import Shape
import Shaping
import Specification

/// The resolved service of one document, and the contract of its recordings.
struct ShapedDocument {
  let service: Service
  /// The client's type; derived from the title if nil.
  let client: String?
  /// The client's type for the channels of each AsyncAPI document.
  let realtime: [String?]
  /// The source location of the document in a `bindings.yaml`.
  let mark: Mark?
  let contract: Contract?
  /// The paths of the document and of its AsyncAPI documents.
  let paths: [String]
  /// The paths of all files that were read, also by reference.
  let files: Set<String>
  /// The recorded values, for checks against the schemas; nil without recordings.
  let recordedValues: RecordedValues?
  /// Matches recordings with the service; nil without recordings.
  let contractShaper: ContractShaper?
  /// The rules for removing secrets from recordings; nil without recordings, or if these have been
  /// read before.
  let redactionRules: RedactionRules?
  /// The recorded entries, and the secrets in them; nil without recordings.
  let recorded: RecordedEntries?
  /// The version that the document states.
  private let version: SchemaVersion
  /// The paths of the changed files, by the paths of their overlays.
  let overlaidFiles: [String: String]
  /// The files that were read, for changes of their objects; empty without recordings.
  private let trees: [Tree]
  /// The source locations of its operations and schemas, or of the objects that lack them.
  let locations: (operations: Mark?, models: Mark?)

  /// Returns nil after reporting why the document can't be resolved.
  ///
  /// `isAlone` states that the job has no other client, so that `job.client` names this one.
  init?(
    _ described: DescribedService,
    isAlone: Bool,
    of job: Job,
    _ diagnostics: Diagnostics,
    _ reads: InputFiles
  ) {
    let document = described.document
    let documents = Documents(
      entry: document.path,
      root: job.root,
      namedAt: Documents.Marks(entry: document.mark, root: job.rootMark),
      overlays: described.overlays,
      diagnostics: diagnostics
    )
    defer { reads.add(documents.paths) }
    let events = described.events.map(\.path)
    let shaper = Shaper(
      ServiceDescription(documents, events: events, diagnostics: diagnostics),
      diagnostics: diagnostics,
      filter: job.filter,
      isApplication: job.isApplication
    )
    guard var service = shaper.service(document: described.header(in: job)) else { return nil }
    UnresolvedReferences(of: documents, document.path)?.report(to: diagnostics)
    if let kept = job.additionalMembers {
      service.keepUnknownMembers(of: kept.schemas.map { Set($0) })
    }
    if let isolated = job.isolatedArrays {
      service.isolateArrays(of: isolated.schemas.map { Set($0) })
    }
    self.service = service
    client = document.client ?? (isAlone ? job.client : nil)
    realtime = described.events.map(\.client)
    mark = document.mark
    paths = [document.path] + events
    files = documents.paths
    let root = documents.entry?.root
    version = SchemaVersion(swagger: root?["swagger"]?.text, openapi: root?["openapi"]?.text)
    locations = (
      (root?["paths"] ?? root)?.mark,
      (root?["components"]?["schemas"] ?? root?["definitions"] ?? root?["components"] ?? root)?
        .mark
    )
    let trees = documents.trees
    self.trees = job.contract == nil ? [] : trees
    let present = job.contract?.recorded
    let rules = job.contract.flatMap { _ in
      present == nil
        ? RedactionRules(
          service,
          trees.map(\.root),
          SensitiveSchemas(trees) {
            Documents(
              entry: document.path,
              root: job.root,
              overlays: described.overlays,
              diagnostics: Diagnostics()
            )
          }
        ) : nil
    }
    redactionRules = rules
    let recorded =
      present
      ?? job.contract.flatMap { contract in
        rules.flatMap { RecordedEntries(contract, $0, diagnostics, reads) }
      }
    self.recorded = recorded
    let secrets = recorded?.secrets
    let contractShaper = job.contract.map { _ in
      ContractShaper(
        service,
        // Shaping has reported all problems of the documents.
        ServiceDescription(documents, events: events, diagnostics: Diagnostics()),
        isApplication: job.isApplication,
        isCheck: [.checks, .coverage].contains(job.contract?.use),
        isPart: !job.isOfPackage,
        diagnostics: diagnostics
      )
    }
    let resolved = job.contract.flatMap {
      contract -> (contract: Contract, values: RecordedValues)? in
      guard let recorded else { return nil }
      let resolved = contractShaper?.resolved(
        recorded.entries,
        exceptions: contract.exceptions,
        requirements: contract.requirements,
        secretEntries: secrets?.entries ?? [],
        checked: contract.checked,
        countsElements: contract.use == .coverage
      )
      if let resolved { contract.checkPlayer(for: service, resolved.contract, diagnostics) }
      return resolved
    }
    self.contractShaper = contractShaper
    var contract = resolved?.contract
    if let rules {
      contract?.redaction = Contract.Redaction(rules, allowing: secrets?.allowedValues ?? [])
    }
    self.contract = contract
    var values = resolved?.values
    if let recordings = job.contract?.recordings {
      values?.schemaHashes = ContractHashes(recordings: recordings).schemas(diagnostics)
      reads.add([ContractHashes.schemaPath(of: recordings)])
    }
    recordedValues = values
    overlaidFiles = documents.overlaidFiles
    // With a selection of operations, some files aren't read.
    if job.filter == nil { documents.reportUnusedOverlays() }
  }

  /// The object at a location, as a file or its overlay has it.
  func object(at origin: Origin) -> JSONObject? {
    let tree = trees.first { $0.file == origin.file }
    return tree?.node(at: origin.pointer).flatMap { JSONValue($0).object }
  }

  /// The version of the schemas in a file; AsyncAPI documents have JSON Schemas.
  func version(of file: String) -> SchemaVersion {
    paths.dropFirst().contains(file) ? .jsonSchema : version
  }
}

extension DescribedService {
  /// The paths of the documents in generated headers, independent of the current folder.
  func header(in job: Job) -> String {
    ([document] + events).map { document in
      job.isOfPackage
        ? document.path : String(document.path.split(separator: "/").last ?? "")
    }
    .joined(separator: " and ")
  }
}

extension Job.ContractJob {
  /// Reports a player without recorded sessions or without channels.
  fileprivate func checkPlayer(
    for service: Service,
    _ contract: Contract,
    _ diagnostics: Diagnostics
  ) {
    guard player != nil else { return }
    guard contract.sessions.isEmpty || service.channels.isEmpty else {
      return reportUnreplayed(contract.unreplayed, diagnostics)
    }
    if !service.channels.isEmpty, let session = contract.unreplayed.first {
      diagnostics.warn(
        .unusedRule,
        at: playerMark,
        "“player” replays no session, because none has “_bindery”",
        fix:
          "run “bindery import \(ShellWord("\(recordings)/\(session.recording)"))”, or remove “player”"
      )
      return
    }
    let hasChannels = !service.channels.isEmpty
    diagnostics.error(
      .unusedRule,
      at: playerMark,
      "“player” has no effect without "
        + (hasChannels ? "a recorded session" : "channels"),
      fix: (hasChannels ? "record a session" : "add an AsyncAPI document")
        + ", or remove “player”"
    )
  }

  /// Reports the sessions without annotations, and without an exception, beside those that are
  /// replayed.
  private func reportUnreplayed(_ sessions: [Contract.Entry], _ diagnostics: Diagnostics) {
    let unexpected = sessions.filter { session in
      !exceptions.contains { $0.subject == .session(session.entry, of: session.recording) }
    }
    for file in unexpected.map(\.recording).unique {
      let numbers = unexpected.filter { $0.recording == file }.map { "#\($0.entry)" }
      diagnostics.warn(
        .unusedRule,
        at: playerMark,
        "“player” doesn't replay \(numbers.joined(separator: ", ")) of \(Excerpt.quoted(file)),"
          + " which lack “_bindery”",
        fix: "run “bindery import \(ShellWord("\(recordings)/\(file)"))”, or add exceptions"
      )
    }
  }
}
