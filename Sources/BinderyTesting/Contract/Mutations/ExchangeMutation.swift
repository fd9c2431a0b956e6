import BinderyRuntime
import RecordingMutation

/// A change of a recorded exchange, or of what a client receives or sends in it.
struct ExchangeMutation: EntryMutation {
  /// What is changed.
  enum Change {
    /// The recording, also as the client receives it.
    case recorded(HTTPResponse)
    /// What the client receives, so that it reads something other than was recorded.
    case received(HTTPResponse)
    /// What the client sent.
    case sent([HTTPExchange])
  }

  let kind: MutationKind
  let detail: String
  var keyword = ""
  let part: EntryPart
  let change: Change

  /// Distinguishes the mutation from others of the same exchange.
  var identity: String { "\(kind) \(detail) \(keyword)" }

  init(
    _ kind: MutationKind,
    _ detail: String,
    keyword: String = "",
    in part: EntryPart,
    _ change: Change
  ) {
    self.kind = kind
    self.detail = detail
    self.keyword = keyword
    self.part = part
    self.change = change
  }
}
