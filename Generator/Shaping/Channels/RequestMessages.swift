import Canonical

/// The request messages of a channel in one direction.
struct RequestMessages {
  private let names: [String]
  private let positions: [AsyncAPI.Message.ID: Int]
  private let requests: [Traffic.Request: [AsyncAPI.Message.ID]]
  /// The results of earlier calls, since several messages reply to the same requests.
  private var known: [Set<Traffic.Request>: [String]] = [:]

  init(_ drafts: [MessageDraft], in requests: [Traffic.Request: [AsyncAPI.Message.ID]]) {
    names = drafts.map(\.name)
    let ids = drafts.map(\.message.id)
    positions = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    self.requests = requests
  }

  /// The names of the messages of some requests, in the order of the channel.
  mutating func names(of answered: Set<Traffic.Request>) -> [String] {
    if answered.isEmpty { return [] }
    if let names = known[answered] { return names }
    let messages = Set(answered.flatMap { requests[$0] ?? [] })
    let names = messages.compactMap { positions[$0] }.sorted().map { self.names[$0] }
    known[answered] = names
    return names
  }
}
