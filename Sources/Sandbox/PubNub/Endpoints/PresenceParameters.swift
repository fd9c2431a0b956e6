import BinderyRuntime
import PubNubSDK

/// The presence parameters of a subscribe or heartbeat request.
struct PresenceParameters {
  /// The idle time, in seconds, after which the user times out.
  let timeoutSeconds: Int?
  let states: [String: PresenceState]

  init(_ call: Call) throws(Refusal) {
    do throws(InvalidQuery) {
      timeoutSeconds = try call.query.number("heartbeat")
    } catch {
      throw .invalidArgument(error)
    }
    let text = call.query["state"] ?? ""
    guard !text.isEmpty else {
      states = [:]
      return
    }
    guard let states = try? JSONValue(parsing: text).decode(as: [String: PresenceState].self) else {
      throw .presence("Invalid JSON specified.")
    }
    self.states = states
  }
}
