import BinderyRuntime
import Foundation
import PusherSwift

/// A request that the service sends to an app's server: what happened on the app's channels.
///
///     let webhook = try PusherWebhook(verifying: body, headers: headers, by: app)
///     for event in webhook.events where event.name == .channelOccupied {
///       print(event.channel ?? "")
///     }
public struct PusherWebhook: Sendable {
  /// When the service sent it; nil where it doesn't state that.
  public let time: Date?
  /// What happened, in that order.
  public let events: [Event]

  /// The webhook, if its signature is the app's.
  ///
  /// - Parameters:
  ///   - body: The body of the request, to the byte.
  ///   - headers: The fields of the request, of which `X-Pusher-Key` and `X-Pusher-Signature`
  ///     count.
  public init(
    verifying body: some Sequence<UInt8>,
    headers: [String: String],
    by app: PusherApp
  ) throws(PusherWebhookError) {
    let body = Array(body)
    let fields = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
    guard fields["x-pusher-key"] == app.key else { throw .otherApp }
    guard let signature = fields["x-pusher-signature"] else { throw .forged }
    guard (try? app.isSignature(signature, of: body)) == true else { throw .forged }
    guard let json = try? JSONValue(parsing: String(decoding: body, as: UTF8.self)),
      let events = json["events"]?.array
    else { throw .unreadable }
    let milliseconds = json["time_ms"]?.double ?? json["time_ms"]?.string.flatMap { Double($0) }
    time = milliseconds.map { Date(timeIntervalSince1970: $0 / 1000) }
    self.events = events.compactMap(Event.init)
  }
}

extension PusherWebhook {
  /// What happened on a channel.
  public struct Event: Hashable, Sendable {
    /// What kind it is.
    public let name: Name
    /// The channel on which it happened.
    public let channel: String?
    /// Who came or went, or sent a client event on a presence channel.
    public let userID: String?
    /// The name of a client event.
    public let event: String?
    /// The data of a client event: the text itself, or JSON as text for anything else.
    public let data: String?
    /// The connection that sent a client event.
    public let socketID: String?
    /// How many connections are subscribed, where that number has changed.
    public let subscriptionCount: Int?

    /// Nil for what has no name.
    init?(_ json: JSONValue) {
      guard let name = json["name"]?.string else { return nil }
      self.name = Name(rawValue: name)
      channel = json["channel"]?.text
      userID = json["user_id"]?.text
      event = json["event"]?.text
      data = json["data"]?.text
      socketID = json["socket_id"]?.text
      let count = json["subscription_count"]
      subscriptionCount = count?.int ?? count?.string.flatMap { Int($0) }
    }
  }

  /// The kind of an event; the service may have others than these.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The first client has subscribed to a channel.
    public static let channelOccupied = Name(rawValue: "channel_occupied")
    /// The last client has left a channel.
    public static let channelVacated = Name(rawValue: "channel_vacated")
    /// A user has come to a presence channel.
    public static let memberAdded = Name(rawValue: "member_added")
    /// A user has left a presence channel.
    public static let memberRemoved = Name(rawValue: "member_removed")
    /// A client has sent an event.
    public static let clientEvent = Name(rawValue: "client_event")
    /// The number of a channel's subscriptions has changed.
    public static let subscriptionCount = Name(rawValue: "subscription_count")
    /// A cache channel was asked for an event that it doesn't have.
    public static let cacheMiss = Name(rawValue: "cache_miss")
  }
}

/// Why a request isn't a webhook of the app.
public enum PusherWebhookError: Error, Hashable, Sendable {
  /// `X-Pusher-Key` isn't the app's key.
  case otherApp
  /// `X-Pusher-Signature` isn't the body's.
  case forged
  /// The body is no JSON with events.
  case unreadable
}

extension PusherWebhookError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .otherApp: "X-Pusher-Key isn't the app's key"
    case .forged: "X-Pusher-Signature isn't the body's"
    case .unreadable: "the body is no JSON with events"
    }
  }
}

extension JSONValue {
  fileprivate var text: String? {
    switch self {
    case .null: nil
    case .string(let text): text
    default: description
    }
  }
}
