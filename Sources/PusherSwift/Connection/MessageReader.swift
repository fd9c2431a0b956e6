import BinderyRealtime
import BinderyRuntime

/// Reads a message of the service, even if required members are missing.
struct MessageReader {
  let text: String

  init(_ text: String) { self.text = text }

  /// The readable parts of a message.
  enum Reading {
    case message(ConnectionChannel.Incoming)
    case greeting(socketID: String)
    case error(channel: String?)
    case refusal
    /// A success that doesn't name the user.
    case signIn(reason: String)
    /// An event, perhaps without a channel.
    case event(String, channel: String?, reason: String)
    /// A message that is reported as lost; an event is also delivered.
    case lost(String, isEvent: Bool = false)
  }

  /// Reads the message without its malformed members, which are logged.
  func read(_ log: (String) -> Void) -> Reading {
    do throws(UndecodableEvent) {
      return .message(try ConnectionChannel.Incoming(message: text))
    } catch {
      var repair = MemberRepair()
      let message = repair.value(ConnectionChannel.Incoming.self, parsing: Array(text.utf8))
      for error in repair.errors { log("a message has a malformed member: \(error)") }
      return message.map(Reading.message) ?? recover("\(error)")
    }
  }

  /// Reads the valid members of a malformed message.
  private func recover(_ reason: String) -> Reading {
    guard let json, let event = json["event"]?.string else {
      return .lost("a message has no event name: \(reason)")
    }
    let loss = "a message \(event) can't be read: \(reason)"
    let channel = json["channel"]?.string
    switch event {
    case "pusher:connection_established":
      // Signatures need only the id.
      let socketID = MessageLocation.payload("data", "socket_id").value(in: json)?.eventText
      return socketID.map(Reading.greeting) ?? .lost(loss)
    case "pusher:subscription_error", "pusher_internal:subscription_error": return .refusal
    case "pusher:signin_success": return .signIn(reason: reason)
    case "pusher:error": return .error(channel: channel)
    case "pusher_internal:watchlist_events": return .lost(loss, isEvent: true)
    case _ where event.hasPrefix("pusher_internal:"): return .lost(loss)
    default: return .event(event, channel: channel, reason: reason)
    }
  }
}

// Members that servers omit, or have in another member.
extension MessageReader {
  private var json: JSONValue? { try? JSONValue(parsing: text) }

  /// The unchanged data of an event.
  var data: String? { json?["data"]?.eventText }

  /// The channel of a message, in its envelope or in its data.
  var channel: String? {
    guard let json else { return nil }
    let inner = MessageLocation.payload("data", "channel").value(in: json)?.string
    return json["channel"]?.string ?? inner
  }

  /// The data of a refusal without an `error`; empty for an empty object.
  var reason: String {
    let data = data ?? ""
    return data == "{}" ? "" : data
  }

  /// The code of an error; some servers have it beside the event's name.
  var errorCode: Int? {
    let json = json
    let code = json.flatMap(PusherAPI.errorCodes.location.value) ?? json?["code"]
    return code?.wholeNumber.flatMap { Int(exactly: $0) }
  }

  /// The message of an error without one in its data.
  var errorMessage: String { data ?? json?["message"]?.eventText ?? "" }

  /// The time after which a silent connection is checked.
  var activityTimeout: Duration? { json.flatMap(PusherAPI.keepAlive.announcedTimeout) }

  /// The members in a success, sorted by id; nil if it has none.
  ///
  /// Some servers omit `presence`, and have its members in `data` itself.
  var members: [PusherPresenceChannelMember]? {
    guard let json else { return nil }
    func value(_ key: String) -> JSONValue? {
      MessageLocation.payload("data", "presence", key).value(in: json)
        ?? MessageLocation.payload("data", key).value(in: json)
    }
    guard value("hash")?.object != nil || value("ids")?.array != nil else { return nil }
    var infos: [String: JSONValue] = [:]
    for id in value("ids")?.array ?? [] { if let id = id.eventText { infos[id] = .null } }
    for member in value("hash")?.object?.members ?? [] { infos[member.key] = member.value }
    return infos.sorted { $0.key < $1.key }
      .map { PusherPresenceChannelMember(userId: $0.key, info: $0.value) }
  }
}
