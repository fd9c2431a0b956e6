import BinderyTesting

/// A server of Channels' protocol, as far as a test says what it does.
struct ChannelsServer: Sendable {
  /// What clients sent, on all connections.
  let heard = Heard()
  let loopback: LoopbackServer

  init(_ speak: @escaping @Sendable (Peer) -> Void) throws {
    loopback = try LoopbackServer { [heard] request in
      .webSocket(to: request) { socket in
        speak(Peer(socket: socket, connection: request.connection, heard: heard))
      }
    }.forAMinute()
  }

  /// One that greets, confirms every subscription, and does nothing else.
  static func confirming() throws -> ChannelsServer {
    try ChannelsServer { peer in
      peer.greet()
      peer.confirmAll()
    }
  }

  func stop() { loopback.stop() }

  /// The server's side of a connection.
  struct Peer {
    let socket: LoopbackWebSocket
    /// Which connection it is: 1 is the first.
    let connection: Int
    let heard: Heard

    func greet(activityTimeout: Int = 120) {
      say(
        "pusher:connection_established",
        text: #"{\"socket_id\":\"1.\#(connection)\",\"activity_timeout\":\#(activityTimeout)}"#
      )
    }

    /// What the client sends next; nil at the end.
    func next() -> String? {
      guard case .text(let text)? = socket.next() else { return nil }
      heard.add(text)
      return text
    }

    func confirmAll() {
      while let text = next() {
        guard text.contains("pusher:subscribe") else { continue }
        let name = text.components(separatedBy: #""channel":""#)[1].prefix { $0 != "\"" }
        confirm(String(name))
      }
    }

    func confirm(_ channel: String, _ data: String = "{}") {
      say("pusher_internal:subscription_succeeded", on: channel, text: data)
    }

    /// - Parameter text: The inside of a JSON string.
    func say(_ event: String, on channel: String? = nil, text: String) {
      say(event, on: channel, data: "\"\(text)\"")
    }

    /// - Parameter data: Any JSON.
    func say(_ event: String, on channel: String? = nil, data: String? = nil) {
      let parts = [
        #""event":"\#(event)""#, channel.map { #""channel":"\#($0)""# },
        data.map { #""data":\#($0)"# },
      ]
      socket.send("{\(parts.compactMap(\.self).joined(separator: ","))}")
    }

    func waitForEnd() { while next() != nil {} }
  }
}
