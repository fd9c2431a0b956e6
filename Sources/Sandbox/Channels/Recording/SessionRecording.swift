import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Foundation
import PusherSwift

/// What went over one WebSocket, and how it ended.
///
/// Sendable because `lock` guards all that changes.
final class SessionRecording: @unchecked Sendable {
  private let request: LoopbackRequest
  private let clock: any SandboxClock
  private let beginning: UInt64
  private let lock = NSLock()
  private var frames: [JSONValue] = []
  private var close: Close?
  private var duration = 0.0

  /// Which way a frame goes, as the client has it.
  enum Way: String { case send, receive }

  private struct Close {
    let way: Way
    let code: Int
    let reason: String
  }

  init(_ request: LoopbackRequest, _ clock: any SandboxClock) {
    self.request = request
    self.clock = clock
    beginning = clock.ticks
  }

  func note(_ way: Way, _ message: WebSocketMessage) {
    switch message {
    case .text(let text): note(way, opcode: 1, text, message: Self.name(of: text, way))
    case .binary(let bytes):
      note(way, opcode: 2, Data(bytes).base64EncodedString(), message: .null)
    }
  }

  func notePing(_ way: Way) { note(way, opcode: 9, "") }

  func notePong(_ way: Way) { note(way, opcode: 10, "") }

  /// Who closes first says why.
  func noteClose(_ way: Way, _ code: WebSocketCloseCode?, _ reason: String) {
    note(way, opcode: 8, "")
    end(by: way, code.map { Int($0.rawValue) } ?? 1005, reason)
  }

  /// The connection ended; without a word, unless somebody has closed it.
  func end(by way: Way, _ code: Int = 1006, _ reason: String = "") {
    lock.withLock {
      guard close == nil else { return }
      close = Close(way: way, code: code, reason: reason)
      duration = Self.seconds(from: beginning, to: clock.ticks)
    }
  }

  private func note(_ way: Way, opcode: Int, _ data: String, message: JSONValue? = nil) {
    lock.withLock {
      // What crosses the close is heard by nobody.
      guard close == nil else { return }
      let ticks = clock.ticks
      var names: JSONObject = ["after": .seconds(Self.seconds(from: beginning, to: ticks))]
      names["message"] = message
      frames.append([
        "type": .string(way.rawValue), "time": .seconds(Self.seconds(from: 0, to: ticks)),
        "opcode": .number(JSONNumber(opcode)), "data": .string(data), "_bindery": .object(names),
      ])
    }
  }
}

extension SessionRecording {
  /// As Chrome writes a session down, and what Bindery adds.
  var entry: JSONValue {
    lock.withLock {
      var origin: JSONObject = ["channel": "connection"]
      origin["close"] = close.map {
        [
          "by": $0.way == .send ? "client" : "service", "code": .number(JSONNumber($0.code)),
          "reason": .string($0.reason),
        ]
      }
      origin["provenance"] = .capture
      return [
        "startedDateTime": .string(beginning.date), "time": .seconds(duration * 1000),
        "_resourceType": "websocket", "request": .object(request.recorded(scheme: "ws")),
        "response": .upgrade, "cache": [:],
        "timings": ["send": 0, "wait": 0, "receive": .seconds(duration * 1000)],
        "_webSocketMessages": .array(frames), "_bindery": .object(origin),
      ]
    }
  }

  /// The name that the specification has for a message; null where it has none.
  private static func name(of text: String, _ way: Way) -> JSONValue {
    let name =
      switch way {
      case .send: (try? ConnectionChannel.Outgoing(message: text))?.messageName
      case .receive: (try? ConnectionChannel.Incoming(message: text))?.messageName
      }
    return name.map { .string($0) } ?? .null
  }

  /// To the millisecond.
  private static func seconds(from beginning: UInt64, to end: UInt64) -> Double {
    Double((end - min(end, beginning)) / (.ticksPerSecond / 1000)) / 1000
  }
}
