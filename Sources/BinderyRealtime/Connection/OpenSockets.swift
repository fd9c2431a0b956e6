/// The sockets of a connection by generation; those before the current one are closing.
package struct OpenSockets: Sendable {
  private var sockets: [Int: Socket] = [:]
  /// The generation of the current socket.
  package private(set) var current: Int?

  private struct Socket {
    let outbox: SocketOutbox
    let work: Task<Void, Never>
  }

  /// Opens a socket.
  package typealias Connect =
    @Sendable () async throws(WebSocketError) -> any WebSocketConnection

  package init() {}

  /// The number of sockets that have not ended.
  package var count: Int { sockets.count }

  /// Opens a socket, which becomes the current one.
  package mutating func open(
    _ generation: Int,
    for listener: some SocketListener,
    connecting connect: @escaping Connect
  ) {
    let outbox = SocketOutbox()
    let session = SocketSession(generation: generation, outbox: outbox)
    let work = Task { await session.run(for: listener, connecting: connect) }
    current = generation
    sockets[generation] = Socket(outbox: outbox, work: work)
  }

  /// Whether a socket has not ended, so that a message can be added.
  package func contains(_ generation: Int) -> Bool { sockets[generation] != nil }

  /// Adds a message to the queue of a socket; drops it if the socket has ended.
  package func add(_ item: SocketOutbox.Item, to generation: Int) {
    sockets[generation]?.outbox.add(item)
  }

  package func ping(_ generation: Int) { add(.ping, to: generation) }

  /// Begins the closing handshake after the messages in the queue.
  package func close(_ generation: Int, _ code: WebSocketCloseCode = .normalClosure) {
    add(.close(code), to: generation)
  }

  /// Ends a socket without a closing handshake.
  package func cancel(_ generation: Int) { sockets[generation]?.work.cancel() }

  /// Ends all sockets without a closing handshake.
  package func cancel() { for socket in sockets.values { socket.work.cancel() } }

  /// Removes a socket that has ended.
  package mutating func remove(_ generation: Int) {
    sockets.removeValue(forKey: generation)?.outbox.finish()
  }

  /// Notes that the connection is lost; its socket may still be closing.
  package mutating func lose() {
    if let current { sockets[current]?.outbox.lose() }
    current = nil
  }
}
