import Specification
import SwiftSource

/// A run that would remove more than a third of the generated files of a folder, or every model,
/// every operation or every channel in it.
struct LargeRemoval {
  private let output: Output
  /// The number of existing files that would be removed.
  private let removed: Int
  private let present: Int
  private let removedKind: RemovedKind

  private enum RemovedKind {
    case operations, models, channels, files
  }

  /// Nil for a run that removes less.
  init?(_ plan: Plan) {
    let removed = plan.changes.filter { $0.verb == "remove" }
    let added = plan.changes.count { $0.verb == "add" }
    output = plan.output
    self.removed = removed.count
    present = plan.output.files.count - added + removed.count
    func removesAll(_ folder: String) -> Bool {
      removed.contains { $0.path.hasPrefix(folder) }
        && !plan.output.files.contains { $0.path.description.hasPrefix(folder) }
    }
    if removesAll("Requests/") {
      removedKind = .operations
    } else if removesAll("Models/") {
      removedKind = .models
    } else if removesAll("Channels/") {
      removedKind = .channels
    } else if removed.count * 3 > present {
      removedKind = .files
    } else {
      return nil
    }
  }

  /// Returns the error; `--check` has no `--force`.
  func diagnostic(isCheck: Bool) -> Diagnostic {
    let share = "\(removed.grouped) of \(present.grouped) generated files in \(output.folder.path)"
    let (mark, lost) =
      switch removedKind {
      case .operations: (output.locations.operations, "every operation: ")
      case .models: (output.locations.models, "every model: ")
      case .channels: (output.mark, "every channel: ")
      case .files: (output.mark, "")
      }
    return Diagnostic(
      .error,
      .largeRemoval,
      at: mark ?? output.mark,
      "this run would remove \(lost)\(share)",
      fix: isCheck
        ? "correct the document, or run “bindery generate --force” to remove the files"
        : "correct the document, or pass --force to remove the files"
    )
  }
}
