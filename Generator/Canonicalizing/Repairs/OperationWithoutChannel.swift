import Canonical
import Specification

/// An operation of version 3 without a channel, which is omitted.
struct OperationWithoutChannel {
  private let named: Named<WrittenAsyncAPI.Operation>

  init(_ named: Named<WrittenAsyncAPI.Operation>) { self.named = named }

  func report(to diagnostics: Diagnostics) {
    diagnostics.warn(
      .missingKey,
      at: named.keyMark,
      "the operation \(Excerpt.quoted(named.key)) has no “channel”; ignored",
      fix: "add channel: {$ref: '#/channels/…'}"
    )
  }
}
