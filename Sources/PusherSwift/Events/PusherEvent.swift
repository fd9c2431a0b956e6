import BinderyRuntime

/// An event as a callback receives it.
public final class PusherEvent: NSObject, NSCopying, Sendable {
  /// As whoever triggered it called it, or with `pusher:` in front.
  public let eventName: String
  /// Nil for what concerns the connection or the user.
  public let channelName: String?
  /// What was sent: the text itself, or JSON as text for anything else.
  public let data: String?
  /// Who sent a client event on a presence channel, where the service says so.
  public let userId: String?
  /// The message as it came.
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

  /// What stands under a key of the message, as Foundation reads JSON.
  public func property(withKey key: String) -> Any? {
    if key == "event" { return eventName }
    let json = try? JSONSerialization.jsonObject(with: Data(message.utf8))
    return (json as? [String: Any])?[key]
  }

  /// Itself, since nothing about it changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override var description: String {
    "\(eventName) on \(channelName ?? "no channel"): \(data ?? "no data")"
  }
}

extension PusherEvent {
  /// Any message with the name of an event; `name` stands in place of its own.
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
  /// A text as it is, nothing for null, and JSON for anything else.
  var eventText: String? {
    switch self {
    case .null: nil
    case .string(let text): text
    default: description
    }
  }
}

extension JSONValue {
  /// A finite number, also where it is written as a string.
  var seconds: Double? {
    double ?? string.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// A whole number, also where it is written as a string.
  var wholeNumber: Int? { int ?? string.flatMap { Int($0) } }
}
