import BinderyRuntime

/// One element of a stream, apart from how it travelled.
struct StreamElement: Sendable {
  /// What an event says beside its data: `id`, `event`, `retry`; nothing for JSON lines.
  var facts: [PairDifferences.Pair] = []
  /// Text as a JSON string.
  var data: JSONValue

  /// How the client's element differs from the recorded one.
  func differences(from recorded: StreamElement) -> [String] {
    PairDifferences(recorded: recorded.facts, other: facts, verb: "understood as").found
      + JSONDifferences(recorded.data, data, verb: "re-encoded").found
  }
}

extension StreamElement {
  init<Payload>(_ event: ServerSentEvent<Payload>, data: JSONValue) {
    self.init(
      facts: [
        ("id", event.id), ("event", event.name),
        ("retry", event.retry.map { "\($0.milliseconds)" }),
      ],
      data: data
    )
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
