import BinderyRuntime

/// An event of a channel, the user or the connection.
public final class PusherEvent: NSObject, NSCopying, Sendable {
  /// The name of the event; the service's own begin with `pusher:`.
  public let eventName: String
  /// The channel's name; nil for an event of the connection or the user.
  public let channelName: String?
  /// The data: the string itself, or JSON as text for any other value.
  public let data: String?
  /// The sender of a client event on a presence channel, if the service sends it.
  public let userId: String?
  /// The unchanged message.
  private let message: String

  init(
    _ eventName: String,
    on channelName: String?,
    data: String?,
    by userId: String? = nil,
    message: String
  ) {
    self.eventName = eventName
    self.channelName = channelName
    self.data = data
    self.userId = userId
    self.message = message
  }

  /// Returns a member of the message, as Foundation represents JSON.
  public func property(withKey key: String) -> Any? {
    if key == "event" { return eventName }
    let json = try? JSONSerialization.jsonObject(with: Data(message.utf8))
    return (json as? [String: Any])?[key]
  }

  /// Returns itself, since an event is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override var description: String {
    "\(eventName) on \(channelName ?? "no channel"): \(data ?? "no data")"
  }
}

extension PusherEvent {
  /// Creates an event from a message that has a name; `name` overrides it.
  convenience init?(message: String, named name: String? = nil) {
    guard let json = try? JSONValue(parsing: message), let event = json["event"]?.string
    else { return nil }
    self.init(
      name ?? event,
      on: json["channel"]?.string,
      data: json["data"]?.eventText,
      by: json["user_id"]?.eventText,
      message: message
    )
  }
}

extension JSONValue {
  /// The string itself, nil for null, and JSON as text for any other value.
  var eventText: String? {
    switch self {
    case .null: nil
    case .string(let text): text
    default: description
    }
  }
}
