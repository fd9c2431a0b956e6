import BinderyRuntime

/// The newest events of a server, and the pages that wait for more.
package final class TrafficLog: Sendable {
  private struct State {
    /// The events, which are written when a page reads them.
    var entries: ArraySlice<@Sendable () -> JSONObject> = []
    /// The number of events so far.
    var count = 0
    var waiting: [Waiting] = []
  }

  private struct Waiting {
    let number: Int
    let response: PendingResponse
  }

  private let state = Locked(State())

  /// The number of events that are kept.
  private static let bound = 1_000
  /// The number of pages that may wait.
  private static let waitingBound = 32

  package init() {}

  /// Adds an event, and sends it to the pages that wait.
  ///
  /// - Parameter entry: Called only for a page that reads the event.
  package func add(_ entry: @escaping @Sendable () -> JSONObject) {
    let waiting = state.withLock { state in
      state.count += 1
      state.entries.append(entry)
      if state.entries.count > Self.bound { state.entries.removeFirst() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for page in waiting {
      page.response.fulfill { [self] in .json(entries(after: page.number).description) }
    }
  }

  /// Returns the events after a number, as soon as there is one.
  func response(after number: Int) -> LoopbackResponse {
    let pending = PendingResponse()
    let (isWaiting, superfluous) = state.withLock { state -> (Bool, Waiting?) in
      guard state.count <= number else { return (false, nil) }
      state.waiting.append(Waiting(number: number, response: pending))
      let isFull = state.waiting.count > Self.waitingBound
      return (true, isFull ? state.waiting.removeFirst() : nil)
    }
    superfluous?.response.fulfill { .json("[]") }
    guard isWaiting else { return .json(entries(after: number).description) }
    return .pending(pending)
  }

  private func entries(after number: Int) -> JSONValue {
    let (entries, count) = state.withLock { state in
      (Array(state.entries.suffix(max(state.count - max(number, 0), 0))), state.count)
    }
    return .array(
      entries.enumerated().map { index, entry in
        var entry = entry()
        entry["number"] = .number(JSONNumber(count - entries.count + index + 1))
        return .object(entry)
      }
    )
  }
}
