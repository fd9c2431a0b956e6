import Shape
import Specification

/// What the document says and nothing is generated from.
extension ChannelShaper {
  func noteLeftovers() {
    let listed = description.messages + description.channels.flatMap(\.value.messages)
    noteBindings(of: listed.map(\.value) + traffic.messages)
    noteHeaders(of: traffic.messages)
    noteSecurity()
    noteMessages()
  }

  /// Each protocol once: what it says is for those who run it.
  private func noteBindings(of messages: [AsyncAPI.Message]) {
    let all =
      description.servers.map(\.value.bindings) + description.channels.map(\.value.bindings)
      + operations.flatMap(\.allBindings) + messages.flatMap(\.bindings)
    var noted: Set<String> = []
    for binding in all.compactMap(\.self).flatMap(\.others)
    where noted.insert(binding.key).inserted {
      note(binding, "")
    }
    noteAskingElsewhere(messages)
  }

  /// WebSocket and HTTP say in channels and operations how messages are asked for; what they say of
  /// servers and messages is read by nobody.
  private func noteAskingElsewhere(_ messages: [AsyncAPI.Message]) {
    let servers = description.servers.compactMap(\.value.bindings)
    for (noun, all) in [("servers", servers), ("messages", messages.flatMap(\.bindings))] {
      let first = all.lazy.flatMap(\.asking).first
      if let first { note(first, " in \(noun)") }
    }
  }

  private func note(_ binding: Node.Entry, _ place: String) {
    warn(
      .notGenerated,
      .note,
      at: binding.keyMark,
      "nothing is generated from bindings of \(Excerpt.quoted(binding.key))\(place)",
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
    let servers = description.servers.map(\.value.securityMark)
    guard let mark = (servers + operations.map(\.securityMark)).compactMap(\.self).first else {
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
    let travelling = Set(traffic.messages.map(\.node))
    for channel in description.channels {
      for message in channel.value.messages where isLeft(message.value) {
        if traffic.carries(message.value.node, through: channel.value.node) { continue }
        note(message, "no operation sends or receives it", fix: "name it in an operation")
      }
    }
    for message in description.messages where isLeft(message.value) {
      if travelling.contains(message.value.node) { continue }
      note(message, "no channel has it", fix: "refer to it from a channel, or take it out")
    }
  }

  /// A list of messages is told as such.
  private func isLeft(_ message: AsyncAPI.Message) -> Bool { message.alternatives == nil }

  private func note(_ message: Named<AsyncAPI.Message>, _ reason: String, fix: String) {
    warn(
      .notGenerated,
      .note,
      at: message.keyMark,
      "nothing is generated for the message \(Excerpt.quoted(message.key)): \(reason)",
      fix: fix
    )
  }

  /// Those beside channels, and those in them.
  private var operations: [AsyncAPI.Operation] {
    description.operations.map(\.value)
      + description.channels.flatMap(\.value.operations)
  }
}
