import Foundation
import Specification

/// The inputs and outputs of a run of `generate`: while they are unchanged, another run would
/// change no file and report the same diagnostics.
///
/// A file is unchanged by inode, size and times, as in Git's index. A receipt is only created when
/// each of them belongs to the content that was read or written: the times of inputs are earlier
/// than the start of the run, and those of outputs earlier than the comparison of their content.
struct Receipt: Codable {
  let question: ReceiptQuestion
  let inputs: [ReceiptInput]
  let outputs: [ReceiptOutput]
  private let found: [Diagnostic]
  private let omitted: [Diagnostic.Code: Int]

  /// Returns nil when a file has changed during the run.
  init?(
    _ question: ReceiptQuestion,
    reads: Set<String>,
    outputs: [Output],
    diagnostics: Diagnostics,
    start: Int64
  ) {
    self.question = question
    inputs = reads.sorted().map(ReceiptInput.init)
    found = diagnostics.all
    omitted = diagnostics.omitted
    guard question.isOlder(than: start), inputs.allSatisfy({ $0.isOlder(than: start) }) else {
      return nil
    }
    let moment = FileClock.nextMoment()
    self.outputs = outputs.compactMap { output in
      let state = ReceiptOutput(output.folder.path, count: output.files.count)
      return state?.holds(output, before: moment) == true ? state : nil
    }
    if self.outputs.count < outputs.count { return nil }
  }

  /// Whether all inputs and outputs are unchanged.
  var isValid: Bool {
    inputs.allSatisfy { ReceiptInput($0.path) == $0 } && outputs.allSatisfy(\.isUnchanged)
  }

  /// Returns the diagnostics of the run, adjusted by the options of this run.
  func findings(_ options: CommonOptions) -> Findings {
    Findings(found, omitted: omitted, options)
  }
}
