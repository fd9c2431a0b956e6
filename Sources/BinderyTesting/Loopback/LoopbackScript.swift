import Foundation

/// A list of responses, each sent once.
///
/// Sendable because `lock` guards all mutable state.
final class LoopbackScript: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: ArraySlice<LoopbackAnswer>

  init(_ answers: [LoopbackAnswer]) { self.answers = answers[...] }

  func next() -> LoopbackAnswer {
    lock.withLock { answers.popFirst() } ?? .text("the script has ended", status: 500)
  }
}
