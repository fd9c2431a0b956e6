import BinderyRuntime
import PubNubSDK

/// What a subscribe or heartbeat says about the user's presence.
struct Announcement {
  /// Seconds of silence after which the user counts as gone.
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
