import BinderyRuntime
import BinderyTesting
import Foundation

/// A recorder of a sandbox's traffic as an HTTP Archive.
///
///     let recorder = TrafficRecorder.channels()
///     let server = try ChannelsServer(ChannelsSandbox(recorder: recorder))
///     …
///     print(recorder.archive.indented)
///
/// It keeps everything in memory, and doesn't record requests to the sandbox's control API.
public final class TrafficRecorder: Sendable {
  let names: RecordingNames
  private let client: String?
  private let clock: any SandboxClock
  private let state = Locked(State())

  private struct State {
    var entries: [Entry] = []
    var calls: [JSONValue] = []
    var documentedValues: Set<String> = []
  }

  private enum Entry {
    case exchange(JSONObject)
    case session(SessionRecording)
  }

  init(_ names: RecordingNames, client: String?, _ clock: any SandboxClock) {
    self.names = names
    self.client = client
    self.clock = clock
  }

  /// The exchanges and sessions so far, ordered by start time, and the calls.
  public var archive: JSONValue {
    let state = state.withLock { $0 }
    var log: JSONObject = [
      "version": "1.2", "creator": ["name": "Bindery sandbox", "version": "1"],
      "entries": .array(
        state.entries.map { entry in
          switch entry {
          case .exchange(let exchange): claimed(exchange)
          case .session(let session): claimed(session.entry)
          }
        }
      ),
    ]
    if !state.calls.isEmpty { log["_bindery"] = ["calls": .array(state.calls)] }
    return ["log": .object(log)]
  }

  /// The values of the demo in the recorded responses.
  var documentedValues: Set<String> { state.withLock { $0.documentedValues } }

  /// Records the next call of the client's user, in the notation of the player that replays it.
  public func note(call: JSONValue) {
    state.withLock { state in
      var noted: JSONObject = ["time": .seconds(clock.ticks.seconds), "call": call]
      noted["client"] = client.map { .string($0) }
      state.calls.append(.object(noted))
    }
  }

  func session(_ request: LoopbackRequest) -> SessionRecording {
    let session = SessionRecording(request, names, clock)
    state.withLock { $0.entries.append(.session(session)) }
    return session
  }

  func add(_ request: LoopbackRequest, _ reply: Reply) {
    guard let operation = names.operation(request) else { return }
    let entry: JSONObject = [
      "startedDateTime": .string(clock.ticks.date), "time": 0,
      "request": .object(request.recorded(scheme: "http")), "response": reply.recorded,
      "cache": [:], "timings": ["send": 0, "wait": 0, "receive": 0],
      "_bindery": ["operation": .string(operation), "provenance": names.provenance],
    ]
    state.withLock { state in
      state.entries.append(.exchange(entry))
      if let value = names.documentedValue(request) { state.documentedValues.insert(value) }
    }
  }

  /// Returns an entry with the ID of its client.
  private func claimed(_ entry: JSONObject) -> JSONValue {
    guard let client, var origin = entry["_bindery"]?.object else { return .object(entry) }
    origin["client"] = .string(client)
    var entry = entry
    entry["_bindery"] = .object(origin)
    return .object(entry)
  }
}
