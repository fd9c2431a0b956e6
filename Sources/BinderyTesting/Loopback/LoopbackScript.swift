import BinderyRuntime

/// A list of responses, each sent once.
final class LoopbackScript: Sendable {
  private let responses: Locked<ArraySlice<LoopbackResponse>>

  init(_ responses: [LoopbackResponse]) { self.responses = Locked(responses[...]) }

  func next() -> LoopbackResponse {
    responses.withLock { $0.popFirst() } ?? .text("the script has ended", status: 500)
  }
}
