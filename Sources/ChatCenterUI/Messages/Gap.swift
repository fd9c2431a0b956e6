import BinderyRuntime

/// What of the conversation may be missing.
struct Gap: Hashable, Sendable {
  /// All that was said later may be; nil where nothing is known.
  let start: DateTime?
}
