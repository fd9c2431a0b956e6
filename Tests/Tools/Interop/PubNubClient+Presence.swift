import Foundation
import PubNubSDK

extension PubNubClient {
  /// Executes the commands about presence and state.
  mutating func executePresence(_ command: AnyJSON, _ channel: String) async throws -> AnyJSON {
    let user = command["user"]?.stringOptional ?? pubnub.configuration.userId
    switch command["do"]?.stringOptional {
    case "attend":
      pubnub.subscribe(to: [channel], withPresence: true)
      return try await connected()
    case "leave":
      pubnub.unsubscribe(from: [channel])
      return [:]
    case "change": return try await presence.next()
    case "here": return try await here(on: channel)
    case "where": return ["channels": AnyJSON(try await pubnub.whereNow(for: user)[user] ?? [])]
    case "set state":
      let state = try (command["state"] ?? [:]).decode([String: JSONCodableScalarType].self)
      return ["state": try await pubnub.setPresence(state: state, on: [channel])]
    case "state":
      let states = try await pubnub.getPresenceState(for: user, on: [channel]).stateByChannel
      return ["state": states[channel] ?? [:]]
    default: throw UnknownCommand()
    }
  }

  /// Returns the number of users, and the state of each.
  private func here(on channel: String) async throws -> AnyJSON {
    let there = try await pubnub.hereNow(on: [channel], includeState: true)[channel]
    let states = (there?.occupants ?? []).map { user in
      (user, there?.occupantsState[user]?.codableValue ?? [:])
    }
    return [
      "occupancy": AnyJSON(there?.occupancy ?? 0),
      "users": AnyJSON(Dictionary(states) { first, _ in first }),
    ]
  }
}
