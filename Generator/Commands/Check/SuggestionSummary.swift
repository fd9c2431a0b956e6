import Specification

/// What `bindery check --suggest` states about the overlays of a document.
struct SuggestionSummary {
  private let result: SuggestionRounds.Result
  private let job: Job
  private let position: Int
  private let document: ShapedDocument

  /// Creates the summary of the document at a position among those of a job.
  init(
    _ result: SuggestionRounds.Result,
    _ job: Job,
    _ position: Int,
    _ document: ShapedDocument
  ) {
    self.result = result
    self.job = job
    self.position = position
    self.document = document
  }

  /// The differences that remain, the overlays, and how `bindings.yaml` names these.
  var lines: [String] {
    result.unresolved.map { "no action resolves: \($0)" } + overlayLines
  }

  private var overlayLines: [String] {
    let overlays = result.overlays.map(\.file)
    let unnamed = (result.unnamed + overlays.filter { !result.unnamed.contains($0) })
      .filter { !job.services[position].hasOverlay($0.path) }
    guard !overlays.isEmpty || !unnamed.isEmpty else {
      return ["\(document.paths[0]): no actions to suggest"]
    }
    let present = result.unnamed.filter { !overlays.contains($0) }
    let counts =
      present.map { "\($0.path): no further actions" }
      + result.overlays.map { overlay in
        "\(overlay.file.path): \(overlay.actionCount.grouped) action"
          + (overlay.actionCount == 1 ? "" : "s")
      }
    let isOne = counts.count == 1 && result.overlays.allSatisfy { $0.actionCount == 1 }
    let fitting =
      "; with \(isOne ? "it" : "them"), \(result.fittingCount.grouped)"
      + " of \(result.entryCount.entriesFit)"
    let summary = counts.joined(separator: "\n") + fitting
    return unnamed.isEmpty ? [summary] : [summary, review(unnamed)]
  }

  /// States how `bindings.yaml` names the overlays, beside what it already has.
  private func review(_ overlays: [SuggestedOverlayFile]) -> String {
    let services = job.services.enumerated()
      .flatMap { index, service in
        ([service.document] + service.events).map { (index == position, $0) }
      }
    let documents = services.map { isOwn, described in
      item(described, isOwn ? overlays.filter { isNamed($0, beside: described) } : [])
    }
    return "review \(overlays.count == 1 ? "it" : "them"), and add the"
      + " overlay\(overlays.count == 1 ? "" : "s") to \(document.mark?.file ?? "bindings.yaml"):"
      + " documents: [\(documents.joined(separator: ", "))]"
      + (document.hasHashes ? "; then run bindery check --accept" : "")
  }

  /// Whether the item of a document names an overlay: that of a file which documents refer to names
  /// the file in “extends”, so that the first document can name it.
  private func isNamed(_ overlay: SuggestedOverlayFile, beside described: Job.Document) -> Bool {
    if overlay.document == described.path { return true }
    return described.path == document.paths[0] && !document.paths.contains(overlay.document)
  }

  /// An item of “documents”, whose paths are relative to the folder of the `bindings.yaml`.
  private func item(_ described: Job.Document, _ added: [SuggestedOverlayFile]) -> String {
    let folder = FilePath.folder(of: document.mark?.file ?? document.paths[0])
    let relative = { (path: String) in RelativePath(from: folder, to: path).description }
    let overlays = (described.overlays.map(\.path) + added.map(\.path)).map(relative)
    var members = ["path: \(relative(described.path))"]
    if let client = described.client { members.append("client: \(client)") }
    if !overlays.isEmpty { members.append("overlays: [\(overlays.joined(separator: ", "))]") }
    return members.count == 1
      ? relative(described.path) : "{ \(members.joined(separator: ", ")) }"
  }
}

extension ShapedDocument {
  /// Whether an entry has hashes, which an overlay of the document makes stale.
  fileprivate var hasHashes: Bool {
    recordedValues?.entries.contains { $0.hashes != nil } ?? false
  }
}
