import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Foundation

/// The recording of a WebSocket session, with its frames and close.
final class SessionRecording: Sendable {
  private let request: LoopbackRequest
  private let names: RecordingNames
  private let clock: any SandboxClock
  private let beginning: UInt64
  private let state = Locked(State())

  private struct State {
    var frames: [JSONValue] = []
    var close: Close?
    var duration = 0.0
  }

  /// The direction of a frame, from the client's point of view.
  enum Direction: String { case send, receive }

  private struct Close {
    let direction: Direction
    let code: Int
    let reason: String
  }

  init(
    _ request: LoopbackRequest,
    _ names: RecordingNames,
    _ clock: any SandboxClock
  ) {
    self.request = request
    self.names = names
    self.clock = clock
    beginning = clock.ticks.wholeMilliseconds
  }

  func note(_ direction: Direction, _ message: WebSocketMessage) {
    switch message {
    case .text(let text):
      let name = names.message(text, direction)
      note(direction, opcode: 1, text, message: name.map { .string($0) } ?? .null)
    case .binary(let bytes):
      note(direction, opcode: 2, Data(bytes).base64EncodedString(), message: .null)
    }
  }

  func notePing(_ direction: Direction) { note(direction, opcode: 9, "") }

  func notePong(_ direction: Direction) { note(direction, opcode: 10, "") }

  /// Records a close frame; the first one determines code and reason.
  func noteClose(_ direction: Direction, _ code: WebSocketCloseCode?, _ reason: String) {
    note(direction, opcode: 8, "")
    end(by: direction, code.map { Int($0.rawValue) } ?? 1005, reason)
  }

  /// Records the end of the connection, unless it was closed before.
  func end(by direction: Direction, _ code: Int = 1006, _ reason: String = "") {
    state.withLock { state in
      guard state.close == nil else { return }
      state.close = Close(direction: direction, code: code, reason: reason)
      state.duration = clock.ticks.seconds(since: beginning)
    }
  }

  private func note(_ direction: Direction, opcode: Int, _ data: String, message: JSONValue? = nil)
  {
    state.withLock { state in
      // Frames after the close are not received.
      guard state.close == nil else { return }
      let ticks = clock.ticks
      var names: JSONObject = ["after": .seconds(ticks.seconds(since: beginning))]
      names["message"] = message
      state.frames.append([
        "type": .string(direction.rawValue), "time": .seconds(ticks.seconds),
        "opcode": .number(JSONNumber(opcode)), "data": .string(data), "_bindery": .object(names),
      ])
    }
  }
}

extension SessionRecording {
  /// The entry of the archive: the session as Chrome exports it, with Bindery's members.
  var entry: JSONObject {
    let state = state.withLock { $0 }
    var origin: JSONObject = ["channel": .string(names.channel)]
    origin["close"] = state.close.map {
      [
        "by": $0.direction == .send ? "client" : "service", "code": .number(JSONNumber($0.code)),
        "reason": .string($0.reason),
      ]
    }
    origin["provenance"] = names.provenance
    let duration = JSONValue.seconds(state.duration * 1000)
    return [
      "startedDateTime": .string(beginning.date), "time": duration,
      "_resourceType": "websocket", "request": .object(request.recorded(scheme: "ws")),
      "response": .upgrade, "cache": [:],
      "timings": ["send": 0, "wait": 0, "receive": duration],
      "_webSocketMessages": .array(state.frames), "_bindery": .object(origin),
    ]
  }
}

extension SessionRecording {
  /// Records a frame of the client.
  func note(_ frame: LoopbackWebSocket.Frame) {
    switch frame {
    case .message(let message): note(.send, message)
    case .ping: notePing(.send)
    case .pong: notePong(.send)
    case .close(let code, let reason): noteClose(.send, code, reason)
    case .violation: break
    }
  }
}

extension UInt64 {
  /// The time truncated to milliseconds, as in `startedDateTime`, so that relative times add up.
  fileprivate var wholeMilliseconds: UInt64 { self - self % (.ticksPerSecond / 1000) }

  fileprivate func seconds(since beginning: UInt64) -> Double {
    (self - Swift.min(self, beginning)).seconds
  }
}
