import Foundation
import Specification

/// What a run of `generate` depended on and left behind: as long as all of it is as it was, another
/// run would do nothing, and say the same.
///
/// A file counts as unchanged by inode, size and times, as in Git's index. A receipt is only made
/// when each of them surely belongs to what was read or written: no input may be stamped later than
/// the start of the run, and no output later than a moment after which it was compared.
struct Receipt: Codable {
  let question: ReceiptQuestion
  let inputs: [ReceiptInput]
  let outputs: [ReceiptOutput]
  private let found: [Diagnostic]
  private let omitted: [Diagnostic.Code: Int]

  /// Nil when a file changes just now.
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

  /// Whether everything is as it was.
  var isValid: Bool {
    inputs.allSatisfy { ReceiptInput($0.path) == $0 } && outputs.allSatisfy(\.isUnchanged)
  }

  /// What the run found, as this one tells it.
  func findings(_ options: CommonOptions) -> Findings {
    Findings(found, omitted: omitted, options)
  }
}
