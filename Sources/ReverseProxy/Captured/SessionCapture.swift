import BinderyJSON
import BinderyRealtime
import BinderyRuntime
import Foundation

/// The messages of a WebSocket, read from the bytes that are forwarded; one thread uses it.
final class SessionCapture {
  /// The direction of a message, from the client's point of view.
  enum Direction: String { case send, receive }

  private var readers: [Direction: WebSocketReader]
  private let start = ContinuousClock.now
  private let started = Date()
  private var size = 0
  private(set) var messages: [JSONValue] = []
  /// The close that came first.
  private(set) var close: JSONValue?
  /// Why not all messages were recorded.
  private(set) var comment: String?

  init(_ response: ResponseHead) {
    let isCompressed = response.head.tokens("sec-websocket-extensions")
      .contains { $0.hasPrefix("permessage-deflate") }
    readers = [
      .send: Self.reader(areMasked: true, isCompressed),
      .receive: Self.reader(areMasked: false, isCompressed),
    ]
  }

  private static func reader(areMasked: Bool, _ isCompressed: Bool) -> WebSocketReader {
    let limit = CapturedBody.limit
    let bounds = WebSocketReader.Bounds(frame: limit, message: limit, areMasked: areMasked)
    #if os(Linux)
      if isCompressed { return .inflating(bounds) }
    #endif
    return WebSocketReader(bounds)
  }

  /// Records the messages in bytes that were received.
  func read(_ bytes: [UInt8], _ direction: Direction) {
    guard var reader = readers[direction] else { return }
    // The reader is changed in place, without a copy of its buffers.
    readers[direction] = nil
    do throws(WebSocketViolation) {
      try bytes.withUnsafeBufferPointer { bytes throws(WebSocketViolation) in
        try reader.read(bytes) { payload in
          note(payload.message, direction)
        } control: { control in
          note(control, direction)
        }
      }
      readers[direction] = reader
    } catch {
      // The bytes are forwarded, but further ones can't be read as messages.
      comment = "no further messages that the \(direction.peer) sent are recorded: \(error.reason)"
    }
  }

  /// Records the end of the connection, if no close came before.
  func end(by direction: Direction) {
    if close == nil { close = Self.close(direction, 1006, "") }
  }

  private func note(_ message: WebSocketMessage, _ direction: Direction) {
    switch message {
    case .text(let text): note(1, text, direction)
    case .binary(let bytes): note(2, Data(bytes).base64EncodedString(), direction)
    }
  }

  private func note(_ control: WebSocketControl, _ direction: Direction) {
    switch control {
    case .ping(let bytes): note(9, Self.text(bytes), direction)
    case .pong(let bytes): note(10, Self.text(bytes), direction)
    case .close(let code, let reason):
      note(8, "", direction)
      if close == nil {
        close = Self.close(direction, code.map { Int($0.rawValue) } ?? 1005, reason)
      }
    }
  }

  private func note(_ opcode: Int, _ data: String, _ direction: Direction) {
    size += data.utf8.count
    guard size <= CapturedBody.limit else {
      comment = "cut: the messages have more than \(CapturedBody.limit) bytes"
      return
    }
    let time = started.timeIntervalSince1970 + (ContinuousClock.now - start) / .seconds(1)
    messages.append([
      "type": .string(direction.rawValue), "time": .rounded(time),
      "opcode": .number(JSONNumber(opcode)), "data": .string(data),
    ])
  }

  private static func close(_ direction: Direction, _ code: Int, _ reason: String) -> JSONValue {
    [
      "by": direction == .send ? "client" : "service", "code": .number(JSONNumber(code)),
      "reason": .string(reason),
    ]
  }

  /// The payload of a control frame as text, or in base64.
  private static func text(_ bytes: [UInt8]) -> String {
    String(bytes: bytes, encoding: .utf8) ?? Data(bytes).base64EncodedString()
  }
}

extension SessionCapture.Direction {
  fileprivate var peer: String { self == .send ? "client" : "service" }
}
