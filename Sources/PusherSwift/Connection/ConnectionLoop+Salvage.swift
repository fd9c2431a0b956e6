import BinderyRealtime
import BinderyRuntime

// Recovers messages that lack what their kind needs.
extension ConnectionLoop {
  /// Handles the readable members of a message, and reports what is lost.
  func salvage(_ text: String, _ reason: String, _ generation: Int) {
    guard let json = try? JSONValue(parsing: text), let event = json["event"]?.string else {
      return reportLoss("a message has no event name: \(reason)")
    }
    let channel = json["channel"]?.string
    switch event {
    case "pusher:connection_established":
      // Signatures need only the id.
      let socketID = MessagePlace.payload("data", "socket_id").value(in: json)?.eventText
      if let socketID { return greet(socketID, text, generation) }
    case "pusher:subscription_error", "pusher_internal:subscription_error":
      return refuse(Self.channel(of: text), Self.reason(of: text))
    case "pusher:signin_success": return signIn(text, reason)
    case "pusher:error": return report(nil, on: channel, text, generation)
    case "pusher_internal:watchlist_events": deliver(text)
    case _ where event.hasPrefix("pusher_internal:"): break
    default: return deliver(event, on: channel, text, reason)
    }
    reportLoss("a message \(event) can't be read: \(reason)")
  }

  /// Logs and reports a message that is not delivered.
  func reportLoss(_ message: String) {
    hub.log(message)
    hub.report(PusherError(code: nil, message: message))
  }

  /// The unchanged data of an event.
  static func data(of message: String) -> String? {
    (try? JSONValue(parsing: message))?["data"]?.eventText
  }

  /// The channel of a message, in its envelope or in its data.
  static func channel(of message: String) -> String? {
    guard let json = try? JSONValue(parsing: message) else { return nil }
    let inner = MessagePlace.payload("data", "channel").value(in: json)?.string
    return json["channel"]?.string ?? inner
  }

  /// The data of a refusal without an `error`; empty for an empty object.
  static func reason(of message: String) -> String {
    let data = data(of: message) ?? ""
    return data == "{}" ? "" : data
  }

  private func deliver(
    _ event: String,
    on channel: String?,
    _ text: String,
    _ reason: String
  ) {
    hub.log("a message is malformed: \(reason)")
    guard let channel, PusherChannelType.isEncryptedChannel(name: channel) else {
      return deliver(text)
    }
    if isWanted(channel) { hub.failToDecrypt(event, on: channel, Self.data(of: text)) }
  }

  /// Handles a success that doesn't name the user, who is then the one of the request.
  private func signIn(_ text: String, _ reason: String) {
    guard let user = userSession.requestedUser else {
      return perform(userSession.rejected(.unreadable(reason)))
    }
    hub.log("the answer to the sign-in is malformed: \(reason)")
    signIn(as: user, text)
  }
}

extension PusherPresenceChannelMember {
  /// The members in a success, sorted by id; nil if it has none.
  ///
  /// Some servers omit `presence`, and have its members in `data` itself.
  static func all(in message: String) -> [PusherPresenceChannelMember]? {
    guard let json = try? JSONValue(parsing: message) else { return nil }
    func value(_ key: String) -> JSONValue? {
      MessagePlace.payload("data", "presence", key).value(in: json)
        ?? MessagePlace.payload("data", key).value(in: json)
    }
    guard value("hash")?.object != nil || value("ids")?.array != nil else { return nil }
    var infos: [String: JSONValue] = [:]
    for id in value("ids")?.array ?? [] { if let id = id.eventText { infos[id] = .null } }
    for member in value("hash")?.object?.members ?? [] { infos[member.key] = member.value }
    return infos.sorted { $0.key < $1.key }.map { Self(userId: $0.key, info: $0.value) }
  }
}
