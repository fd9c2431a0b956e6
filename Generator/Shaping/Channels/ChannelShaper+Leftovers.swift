import Canonical
import Shape
import SourceDiagnostics

/// What the document says and nothing is generated from.
extension ChannelShaper {
  func noteLeftovers() {
    let listed =
      document.messages.map(\.value)
      + document.channels.flatMap { document[$0.value].messageKeys.map(\.value) }
    noteBindings(of: (listed + traffic.messages).map { document[$0] })
    noteHeaders(of: traffic.messages.map { document[$0] })
    noteSecurity()
    noteMessages()
  }

  /// Each protocol once: what it says is for those who run it.
  private func noteBindings(of messages: [AsyncAPI.Message]) {
    let all =
      document.servers.map(\.value.bindings)
      + document.channels.map { document[$0.value].bindings }
      + writtenOperations.flatMap(\.bindings) + messages.flatMap(\.bindings)
    var noted: Set<String> = []
    for binding in all.flatMap(\.others) where noted.insert(binding.value).inserted {
      note(binding, "")
    }
    noteAskingElsewhere(messages)
  }

  /// WebSocket and HTTP say in channels and operations how messages are asked for; what they say of
  /// servers and messages is read by nobody.
  private func noteAskingElsewhere(_ messages: [AsyncAPI.Message]) {
    let servers = document.servers.map(\.value.bindings)
    for (noun, all) in [("servers", servers), ("messages", messages.flatMap(\.bindings))] {
      let first = all.lazy.flatMap(\.requests).first
      if let first { note(first, " in \(noun)") }
    }
  }

  private func note(_ binding: Located<String>, _ place: String) {
    warn(
      .notGenerated,
      .note,
      at: binding.mark,
      "nothing is generated from bindings of \(Excerpt.quoted(binding.value))\(place)",
      fix: "hand them to the library that speaks it"
    )
  }

  /// Told once: frames of a WebSocket have no headers, and a broker's library has those of others.
  private func noteHeaders(of messages: [AsyncAPI.Message]) {
    guard let mark = messages.lazy.compactMap(\.headersMark).first else { return }
    warn(
      .notGenerated,
      .note,
      at: mark,
      "nothing is generated from headers of messages; what is read and written is the payload",
      fix: "read them from what the transport hands over, or describe what all need in the payload"
    )
  }

  /// Told once, where it is said first.
  private func noteSecurity() {
    let servers = document.servers.map(\.value.securityMark)
    guard let mark = (servers + writtenOperations.map(\.securityMark)).compactMap(\.self).first
    else {
      return
    }
    warn(
      .notGenerated,
      .note,
      at: mark,
      "nothing is generated from security here; the caller has the credentials",
      fix: "describe what travels in the query or in headers as bindings of ws"
    )
  }

  /// Messages that no operation sends or receives, and those that no channel has.
  private func noteMessages() {
    let travelling = Set(traffic.messages)
    for channel in document.channels.map(\.value) {
      for message in document[channel].messageKeys
      where !traffic.carries(message.value, through: channel) {
        note(message, "no operation sends or receives it", fix: "name it in an operation")
      }
    }
    for message in document.messages where !travelling.contains(message.value) {
      note(message, "no channel has it", fix: "refer to it from a channel, or take it out")
    }
  }

  private func note(_ message: Named<AsyncAPI.Message.ID>, _ reason: String, fix: String) {
    warn(
      .notGenerated,
      .note,
      at: message.keyMark,
      "nothing is generated for the message \(Excerpt.quoted(message.key)): \(reason)",
      fix: fix
    )
  }

  /// The operations in the order in which they are written.
  private var writtenOperations: [AsyncAPI.Operation] {
    document.operations.sorted { $0.location.mark < $1.location.mark }
  }
}
