import BinderyTesting

/// A server of the Channels protocol, scripted by a test.
struct ChannelsServer: Sendable {
  /// The messages of clients, on all connections.
  let received = EventLog()
  let loopback: LoopbackServer

  init(_ speak: @escaping @Sendable (Peer) -> Void) throws {
    loopback = try LoopbackServer { [received] request in
      .webSocket(to: request) { socket in
        speak(Peer(socket: socket, connection: request.connection, received: received))
      }
    }.withTimeLimit()
  }

  /// A server that greets and confirms every subscription.
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
    /// The number of the connection, from 1.
    let connection: Int
    let received: EventLog

    func greet(activityTimeout: Int = 120) {
      send(
        "pusher:connection_established",
        text: #"{\"socket_id\":\"1.\#(connection)\",\"activity_timeout\":\#(activityTimeout)}"#
      )
    }

    /// The client's next message; nil at the end.
    func next() -> String? {
      guard case .text(let text)? = socket.next() else { return nil }
      received.add(text)
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
      send("pusher_internal:subscription_succeeded", on: channel, text: data)
    }

    /// - Parameter text: The content of a JSON string.
    func send(_ event: String, on channel: String? = nil, text: String) {
      send(event, on: channel, data: "\"\(text)\"")
    }

    /// - Parameter data: Any JSON.
    func send(_ event: String, on channel: String? = nil, data: String? = nil) {
      let parts = [
        #""event":"\#(event)""#, channel.map { #""channel":"\#($0)""# },
        data.map { #""data":\#($0)"# },
      ]
      socket.send("{\(parts.compactMap(\.self).joined(separator: ","))}")
    }

    func waitForEnd() { while next() != nil {} }
  }
}
