/// One WebSocket from its opening to its end: it passes received messages to a listener, and sends
/// the items of an outbox.
package struct SocketSession: Sendable {
  private let generation: Int
  private let outbox: SocketOutbox

  package init(generation: Int, outbox: SocketOutbox) {
    self.generation = generation
    self.outbox = outbox
  }

  /// Returns when the socket has ended; at once when the task is cancelled.
  package func run(
    for listener: some SocketListener,
    connecting connect: () async throws(WebSocketError) -> any WebSocketConnection
  ) async {
    let connection: any WebSocketConnection
    do throws(WebSocketError) {
      connection = try await connect()
    } catch {
      return await listener.ended(nil, error, generation)
    }
    await withTaskCancellationHandler {
      await listener.opened(generation)
      await withDiscardingTaskGroup { group in
        group.addTask { await read(connection, for: listener) }
        let socket = WebSocket(connection)
        for await item in outbox.items {
          await send(item, on: socket, for: listener, &group)
          outbox.backlog.leave()
        }
      }
    } onCancel: {
      connection.drop()
    }
  }

  private func read(
    _ connection: any WebSocketConnection,
    for listener: some SocketListener
  ) async {
    var failure: WebSocketError?
    do throws(WebSocketError) {
      while let messages = try await connection.next() {
        await listener.received(messages, generation)
        // Replies to these messages would wait forever if the peer doesn't read.
        await outbox.backlog.wait()
      }
    } catch {
      failure = error
    }
    await listener.ended(connection.closure?.code, failure, generation)
  }

  private func send(
    _ item: SocketOutbox.Item,
    on socket: WebSocket,
    for listener: some SocketListener,
    _ group: inout DiscardingTaskGroup
  ) async {
    switch item {
    case .text(let text, let permit):
      defer { withExtendedLifetime(permit) {} }
      do throws(WebSocketError) {
        try await socket.send(text)
      } catch {
        // The task that reads reports the end of the socket.
        await listener.unsent(text, generation)
      }
    case .message(let message, let receipt):
      // Released without a result, the receipt reports that the message was not sent.
      guard outbox.beginWriting(receipt) else { return }
      do throws(WebSocketError) {
        try await socket.send(message)
        receipt.finish(nil)
      } catch {
        receipt.finish(error)
      }
    case .close(let code): await socket.close(code)
    case .ping:
      group.addTask {
        guard (try? await socket.ping()) != nil else { return }
        await listener.receivedData(generation)
      }
    }
  }
}
