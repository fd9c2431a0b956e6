import BinderyRuntime
import BinderyTesting
import Foundation

/// Writes down what clients and the app's server exchange with the sandbox, as an HTTP Archive.
///
///     let recorder = ChannelsRecorder()
///     let server = try ChannelsServer(ChannelsSandbox(recorder: recorder))
///     …
///     print(recorder.archive.indented)
///
/// It keeps everything in memory. What the sandbox's own controls are asked isn't written down.
///
/// Sendable because `lock` guards all that changes.
public final class ChannelsRecorder: @unchecked Sendable {
  private let clock: any SandboxClock
  private let lock = NSLock()
  private var entries: [Entry] = []

  private enum Entry {
    case exchange(JSONValue)
    case session(SessionRecording)
  }

  public init(clock: any SandboxClock = MachineClock()) { self.clock = clock }

  /// The exchanges and sessions so far, in the order in which they began.
  public var archive: JSONValue {
    let entries = lock.withLock { self.entries }.map { entry in
      switch entry {
      case .exchange(let exchange): exchange
      case .session(let session): session.entry
      }
    }
    return [
      "log": [
        "version": "1.2", "creator": ["name": "Bindery sandbox", "version": "1"],
        "entries": .array(entries),
      ]
    ]
  }

  func session(_ request: LoopbackRequest) -> SessionRecording {
    let session = SessionRecording(request, clock)
    lock.withLock { entries.append(.session(session)) }
    return session
  }

  func add(_ request: LoopbackRequest, _ reply: Reply) {
    guard let operation = ChannelsOperation(request) else { return }
    let entry: JSONObject = [
      "startedDateTime": .string(clock.ticks.date), "time": 0,
      "request": .object(request.recorded(scheme: "http")), "response": reply.recorded,
      "cache": [:], "timings": ["send": 0, "wait": 0, "receive": 0],
      "_bindery": ["operation": .string(operation.id), "provenance": .capture],
    ]
    lock.withLock { entries.append(.exchange(.object(entry))) }
  }
}

/// What a request asks for, by the name that the specification has for it.
private struct ChannelsOperation {
  let id: String

  init?(_ request: LoopbackRequest) {
    let segments = request.path.split(separator: "/").map(String.init)
    // An official library forgets the app where it ends a user's connections.
    let isOfApp = segments.first == "apps" && segments.count > 2
    let id: String? =
      switch (request.method, isOfApp ? Array(segments[2...]) : segments) {
      case (.post, ["pusher", "auth"]): "authorizeChannel"
      case (.post, ["pusher", "user-auth"]): "authenticateUser"
      case (.post, ["events"]): "triggerEvent"
      case (.post, ["batch_events"]): "triggerEvents"
      case (.get, ["channels"]): "listChannels"
      case (.get, let path) where path.count == 2 && path[0] == "channels": "fetchChannel"
      case (.get, let path) where path.count == 3 && path[2] == "users": "listUsers"
      case (.post, let path) where isOfApp && path.last == "terminate_connections":
        "terminateConnections"
      default: nil
      }
    guard let id else { return nil }
    self.id = id
  }
}
