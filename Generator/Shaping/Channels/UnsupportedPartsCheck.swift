import Canonical
import Shape
import SourceDiagnostics

/// Notes the parts of a document from which no code is generated.
struct UnsupportedPartsCheck {
  let document: AsyncAPI.Document
  let traffic: Traffic
  let streamed: StreamedChannels
  let diagnostics: Diagnostics

  func check() {
    let listed =
      document.messages.map(\.value)
      + document.channels.flatMap { document[$0.value].messageKeys.map(\.value) }
    noteBindings(of: (listed + traffic.messages).map { document[$0] })
    noteHeaders(of: traffic.messages.map { document[$0] })
    noteSecurity()
    noteMessages()
  }

  /// Notes each protocol once, since its library reads the bindings.
  private func noteBindings(of messages: [AsyncAPI.Message]) {
    let all =
      document.servers.map(\.value.bindings)
      + document.channels.map { document[$0.value].bindings }
      + writtenOperations.flatMap(\.bindings) + messages.flatMap(\.bindings)
    var noted: Set<String> = []
    for binding in all.flatMap(\.others) where noted.insert(binding.value).inserted {
      note(binding, "")
    }
    noteIgnoredBindings(messages)
  }

  /// Only the WebSocket and HTTP bindings of channels and operations describe requests; those of
  /// servers and messages have no effect.
  private func noteIgnoredBindings(_ messages: [AsyncAPI.Message]) {
    let servers = document.servers.map(\.value.bindings)
    for (noun, all) in [("servers", servers), ("messages", messages.flatMap(\.bindings))] {
      let first = all.lazy.flatMap(\.requests).first
      if let first { note(first, " in \(noun)") }
    }
  }

  private func note(_ binding: Located<String>, _ context: String) {
    diagnostics.note(
      .notGenerated,
      at: binding.mark,
      "no code is generated for the bindings \(Excerpt.quoted(binding.value))\(context)",
      fix: "pass them to a library for this protocol; “bindery diff” compares them"
    )
  }

  /// Notes the first headers: WebSocket frames have none, and a broker's library reads its own.
  private func noteHeaders(of messages: [AsyncAPI.Message]) {
    guard let mark = messages.lazy.compactMap(\.headersMark).first else { return }
    diagnostics.note(
      .notGenerated,
      at: mark,
      "headers of messages aren't supported; ignored",
      fix: "move the values to the payload, or read the headers from the transport"
    )
  }

  /// Notes the first security requirement whose credentials a client can't have.
  private func noteSecurity() {
    let isUnsupported = document.securitySchemes.isEmpty
    let servers = document.servers.filter { isUnsupported || !isConnected($0) }.map(\.value)
    let operations = isUnsupported ? writtenOperations : []
    guard
      let mark = (servers.map(\.securityMark) + operations.map(\.securityMark))
        .compactMap(\.self).first
    else {
      return
    }
    diagnostics.note(
      .notGenerated,
      at: mark,
      "“security” of this protocol isn't supported; ignored",
      fix: "configure a library for this protocol with the credentials"
    )
  }

  /// Whether the generated client connects to a server.
  private func isConnected(_ server: Named<AsyncAPI.Server>) -> Bool {
    switch server.value.protocol {
    case "ws", "wss", "sse": true
    case "http", "https":
      document.channels.contains { channel in
        let channel = document[channel.value]
        return streamed.contains(channel)
          && (channel.servers.isEmpty || channel.servers.contains(server.key))
      }
    default: false
    }
  }

  /// Notes messages that no operation sends or receives, and messages without a channel.
  private func noteMessages() {
    let used = Set(traffic.messages)
    for channel in document.channels.map(\.value) {
      for message in document[channel].messageKeys
      where !traffic.carries(message.value, through: channel) {
        note(message, "no operation uses", fix: "add the message to an operation")
      }
    }
    for message in document.messages where !used.contains(message.value) {
      note(message, "no channel contains", fix: "add the message to a channel, or remove it")
    }
  }

  private func note(_ message: Named<AsyncAPI.Message.ID>, _ reason: String, fix: String) {
    diagnostics.note(
      .notGenerated,
      at: message.keyMark,
      "\(reason) the message \(Excerpt.quoted(message.key)); not generated",
      fix: fix
    )
  }

  /// The operations in document order.
  private var writtenOperations: [AsyncAPI.Operation] {
    document.operations.sorted { $0.location.mark < $1.location.mark }
  }
}
