import BinderyRealtime
import BinderyRuntime

/// The sockets of a connection by generation; those before the current one are closing.
struct ConnectionSockets {
  private let environment: ConnectionEnvironment
  private let hub: EventHub
  private(set) var sockets: [Int: Socket] = [:]
  /// The generation of the current socket.
  private(set) var current: Int?

  struct Socket {
    let outbox: SocketOutbox
    let work: Task<Void, Never>
  }

  init(_ environment: ConnectionEnvironment, _ hub: EventHub) {
    self.environment = environment
    self.hub = hub
  }

  mutating func open(_ generation: Int, for loop: isolated ConnectionLoop) {
    let outbox = SocketOutbox()
    let session = SocketSession(generation: generation, outbox: outbox)
    let work = Task { [url = environment.url, transport = environment.sockets] in
      await session.run(for: loop) { () async throws(WebSocketError) in
        try await transport.connect(to: url, WebSocketOptions())
      }
    }
    current = generation
    hub.log("connecting to \(environment.url)")
    sockets[generation] = Socket(outbox: outbox, work: work)
  }

  /// Sends a message on the current socket.
  ///
  /// - Parameter permit: Held until the message is sent.
  func send(_ message: ConnectionChannel.Outgoing, holding permit: Permit?) {
    guard let current, let socket = sockets[current] else { return }
    do throws(JSONError) {
      let text = String(decoding: try message.encoded(), as: UTF8.self)
      hub.log("sending \(text)")
      socket.outbox.add(.text(text, permit: permit))
    } catch {
      hub.log("a message can't be written: \(error)")
    }
  }

  func ping(_ generation: Int) { sockets[generation]?.outbox.add(.ping) }

  func close(_ generation: Int) { sockets[generation]?.outbox.add(.close(.normalClosure)) }

  func cancel(_ generation: Int) { sockets[generation]?.work.cancel() }

  func cancel() { for socket in sockets.values { socket.work.cancel() } }

  mutating func remove(_ generation: Int) {
    sockets.removeValue(forKey: generation)?.outbox.finish()
  }

  /// Notes that the connection is lost; its socket may still be closing.
  mutating func lose() { current = nil }
}
