import BinderyRealtime
import BinderyRuntime

// What a message still says that lacks what its kind needs.
extension ConnectionLoop {
  /// Delivers or answers what can be read of the message, and reports what is lost.
  func salvage(_ text: String, _ reason: String, _ generation: Int) {
    guard let json = try? JSONValue(parsing: text), let event = json["event"]?.string else {
      return reportLoss("a message has no event name: \(reason)")
    }
    let channel = json["channel"]?.string
    switch event {
    case "pusher:connection_established":
      // However much else is wrong with it: the id is all that signatures need.
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

  /// Reports that something which the service sent reaches nobody.
  func reportLoss(_ message: String) {
    hub.log(message)
    hub.report(PusherError(code: nil, message: message))
  }

  /// What an event says, as it came.
  static func data(of message: String) -> String? {
    (try? JSONValue(parsing: message))?["data"]?.eventText
  }

  /// The channel that a message is about, in its envelope or in its data.
  static func channel(of message: String) -> String? {
    guard let json = try? JSONValue(parsing: message) else { return nil }
    let inner = MessagePlace.payload("data", "channel").value(in: json)?.string
    return json["channel"]?.string ?? inner
  }

  /// The data of a refusal without an `error`; empty where it says nothing.
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
    hub.log("a message isn't what it should be: \(reason)")
    guard let channel, PusherChannelType.isEncryptedChannel(name: channel) else {
      return deliver(text)
    }
    if isWanted(channel) { hub.failToDecrypt(event, on: channel, Self.data(of: text)) }
  }

  /// Signs in as whom the client has sent, where the answer doesn't say it.
  private func signIn(_ text: String, _ reason: String) {
    guard let user = userSession.requestedUser else {
      return perform(userSession.rejected(.unreadable(reason)))
    }
    hub.log("the answer to the sign-in isn't what it should be: \(reason)")
    signIn(as: user, text)
  }
}

extension PusherPresenceChannelMember {
  /// The members that a success names, by their ids in order; nil for one that names none.
  ///
  /// Some servers leave `presence` out, and have its members in `data` itself.
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
