import Canonical

/// The difference between two defaults.
struct DefaultChange {
  let change: ValueChange
  let message: String

  /// Returns nil if the defaults are equal.
  init?(from old: JSONValue?, to new: JSONValue?) {
    switch (old?.canonicalText, new?.canonicalText) {
    case (nil, nil): return nil
    case (nil, let text?): (change, message) = (.defaultAdded, "the default \(text) was added")
    case (let text?, nil): (change, message) = (.defaultRemoved, "the default \(text) was removed")
    case (let before?, let after?):
      guard before != after else { return nil }
      (change, message) = (.defaultChanged, "the default changed from \(before) to \(after)")
    }
  }
}
