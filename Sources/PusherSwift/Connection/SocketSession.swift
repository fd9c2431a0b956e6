import BinderyRealtime

/// One WebSocket from its opening to its end: what it receives goes to the loop, and what the loop
/// puts into the outbox is sent.
struct SocketSession: Sendable {
  let generation: Int
  let url: String
  let transport: any WebSocketTransport
  let outbox: AsyncStream<Sending>

  enum Sending: Sendable {
    case text(String)
    case ping
    case close
  }

  /// Ends when the socket has; when cancelled, at once.
  func run(for loop: ConnectionLoop) async {
    let connection: any WebSocketConnection
    do throws(WebSocketError) {
      connection = try await transport.connect(to: url, WebSocketOptions())
    } catch {
      return await loop.ended(nil, error, generation)
    }
    await withTaskCancellationHandler {
      await loop.opened(generation)
      await withDiscardingTaskGroup { group in
        group.addTask { await read(connection, for: loop) }
        let socket = WebSocket(connection)
        for await sending in outbox { await send(sending, on: socket, for: loop, &group) }
      }
    } onCancel: {
      connection.drop()
    }
  }

  /// Where the loop or the app's callbacks are busy, the socket waits and TCP slows the service.
  private func read(_ connection: any WebSocketConnection, for loop: ConnectionLoop) async {
    var failure: WebSocketError?
    do throws(WebSocketError) {
      while let messages = try await connection.next() {
        await loop.receive(messages, generation)
        await loop.hub.callbacks.waitForRoom()
      }
    } catch {
      failure = error
    }
    await loop.ended(connection.closure?.code, failure, generation)
  }

  private func send(
    _ sending: Sending,
    on socket: WebSocket,
    for loop: ConnectionLoop,
    _ group: inout DiscardingTaskGroup
  ) async {
    switch sending {
    // Whoever reads learns of a socket that is no more.
    case .text(let text): try? await socket.send(text)
    case .close: await socket.close()
    case .ping:
      group.addTask {
        guard (try? await socket.ping()) != nil else { return }
        await loop.heard(generation)
      }
    }
  }
}
