import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Foundation
import XCTest

/// Starts a server with a closure that handles each WebSocket.
func serve(_ speak: @escaping @Sendable (LoopbackWebSocket) -> Void) throws -> LoopbackServer {
  try LoopbackServer { .webSocket(to: $0, speak) }.withTimeLimit()
}

/// Starts a server that echoes all messages.
func echo() throws -> LoopbackServer {
  try serve { socket in while let message = socket.next() { socket.send(message) } }
}

func first(_ count: Int, of socket: WebSocket) async throws -> [WebSocketMessage] {
  var received: [WebSocketMessage] = []
  guard count > 0 else { return [] }
  for try await message in socket.messages {
    received.append(message)
    if received.count == count { break }
  }
  return received
}

func all(of socket: WebSocket) async throws -> [WebSocketMessage] {
  try await socket.messages.reduce(into: []) { $0.append($1) }
}

func assertEnds(
  _ messages: inout WebSocketMessages.AsyncIterator,
  line: UInt = #line,
  by isExpected: (WebSocketError) -> Bool
) async {
  do {
    let message = try await messages.next(isolation: nil)
    XCTFail("\(String(describing: message)) and no error", line: line)
  } catch {
    XCTAssertTrue(isExpected(error), "\(error)", line: line)
  }
}

func assertConnectFails(
  _ url: String,
  _ options: WebSocketOptions = WebSocketOptions(),
  line: UInt = #line,
  by isExpected: (WebSocketError) -> Bool
) async {
  do {
    _ = try await WebSocket.connect(to: url, options)
    XCTFail("it is open", line: line)
  } catch {
    XCTAssertTrue(isExpected(error), "\(error)", line: line)
  }
}

extension LoopbackServer {
  var webSocketURL: String { "ws://127.0.0.1:\(port)/" }
}

extension WebSocketMessage {
  /// The beginning of a text message, as a number.
  var number: Int? {
    if case .text(let text) = self { Int(text.prefix { $0 != " " }) } else { nil }
  }
}

extension String {
  var dropSpaces: String { filter { $0 != " " } }
}

/// A list that several threads append to.
final class Notes<Note: Sendable>: Sendable {
  private let notes = Locked<[Note]>([])

  func add(_ note: Note) { notes.withLock { $0.append(note) } }

  var all: [Note] { notes.withLock { $0 } }
}
