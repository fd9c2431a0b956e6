import BinderyRuntime

/// An element of a stream, independent of its encoding.
struct StreamElement: Sendable {
  /// The fields of an event other than its data: `id`, `event`, `retry`; empty for JSON lines.
  var fields: [PairDifferences.Pair] = []
  /// The data; text is a JSON string.
  var data: JSONValue

  /// Returns how the client's element differs from the recorded one, except for undescribed
  /// members.
  func differences(from recorded: StreamElement, undescribed: Set<JSONPath>) -> [String] {
    PairDifferences(recorded: recorded.fields, other: fields, verb: "understood as").found
      + JSONDifferences(recorded.data, data, verb: "re-encoded", undescribed: undescribed).found
      .map(\.text)
  }
}

extension StreamElement {
  init<Payload>(_ event: ServerSentEvent<Payload>, data: JSONValue) {
    self.init(
      fields: [
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
