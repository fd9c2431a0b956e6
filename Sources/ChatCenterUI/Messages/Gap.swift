import BinderyRuntime

/// The part of the history that may be missing.
struct Gap: Hashable, Sendable {
  /// The date after which entries may be missing; nil if no entry is known.
  let start: DateTime?
}
