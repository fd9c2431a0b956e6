import BinderyRuntime

/// A list of responses, each sent once.
final class LoopbackScript: Sendable {
  private let answers: Locked<ArraySlice<LoopbackAnswer>>

  init(_ answers: [LoopbackAnswer]) { self.answers = Locked(answers[...]) }

  func next() -> LoopbackAnswer {
    answers.withLock { $0.popFirst() } ?? .text("the script has ended", status: 500)
  }
}
