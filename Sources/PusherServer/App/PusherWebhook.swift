import BinderyRuntime
import Foundation
import PusherSwift

/// A webhook: a request that the service sends to an app's server with events of the app's
/// channels.
///
///     let webhook = try PusherWebhook(verifying: body, headers: headers, by: app)
///     for event in webhook.events where event.name == .channelOccupied {
///       print(event.channel ?? "")
///     }
public struct PusherWebhook: Sendable {
  /// The time when the service sent the webhook; nil if it is missing.
  public let time: Date?
  /// The events, in order.
  public let events: [Event]

  /// Creates a webhook after verifying its signature.
  ///
  /// - Parameters:
  ///   - body: The unchanged bytes of the request's body.
  ///   - headers: The header fields of the request, including `X-Pusher-Key` and
  ///     `X-Pusher-Signature`.
  public init(
    verifying body: some Sequence<UInt8>,
    headers: [String: String],
    by app: PusherApp
  ) throws(PusherWebhookError) {
    let body = Array(body)
    let fields = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
    guard fields["x-pusher-key"] == app.key else { throw .otherApp }
    guard let signature = fields["x-pusher-signature"] else { throw .invalidSignature }
    guard (try? app.isSignature(signature, of: body)) == true else { throw .invalidSignature }
    guard let json = try? JSONValue(parsing: String(decoding: body, as: UTF8.self)),
      let events = json["events"]?.array
    else { throw .unreadable }
    let milliseconds = json["time_ms"]?.double ?? json["time_ms"]?.string.flatMap { Double($0) }
    time = milliseconds.map { Date(timeIntervalSince1970: $0 / 1000) }
    self.events = events.map(Event.init)
  }
}

extension PusherWebhook {
  /// An event of a channel.
  public struct Event: Hashable, Sendable {
    /// The kind of the event; empty for an event without a name.
    public let name: Name
    /// The name of the channel.
    public let channel: String?
    /// The id of the user who came or left, or of the sender of a client event on a presence
    /// channel.
    public let userID: String?
    /// The name of a client event.
    public let event: String?
    /// The data of a client event: the text itself, or JSON as text for anything else.
    ///
    /// An event with neither name nor data has the whole event here, as JSON.
    public let data: String?
    /// The socket id of the sender of a client event.
    public let socketID: String?
    /// The number of connections that are subscribed, if the event reports it.
    public let subscriptionCount: Int?

    init(_ json: JSONValue) {
      let name = json["name"]?.text
      self.name = Name(rawValue: name ?? "")
      channel = json["channel"]?.text
      userID = json["user_id"]?.text
      event = json["event"]?.text
      data = json["data"]?.text ?? (name == nil ? json.description : nil)
      socketID = json["socket_id"]?.text
      let count = json["subscription_count"]
      subscriptionCount = count?.int ?? count?.string.flatMap { Int($0) }
    }
  }

  /// The kind of an event; the service may send others than these.
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
    /// A client subscribed to a cache channel that has no event.
    public static let cacheMiss = Name(rawValue: "cache_miss")
  }
}

/// The reason why a request isn't a webhook of the app.
public enum PusherWebhookError: Error, Hashable, Sendable {
  /// `X-Pusher-Key` isn't the app's key.
  case otherApp
  /// `X-Pusher-Signature` doesn't match the body.
  case invalidSignature
  /// The body isn't JSON with events.
  case unreadable
}

extension PusherWebhookError: DescribedError {
  public var description: String {
    switch self {
    case .otherApp: "X-Pusher-Key isn't the app's key"
    case .invalidSignature: "X-Pusher-Signature doesn't match the body"
    case .unreadable: "the body is not a JSON object with events"
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
