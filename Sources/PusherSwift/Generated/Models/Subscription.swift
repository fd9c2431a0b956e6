// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The channel of a subscription, with its signature.
public struct Subscription: JSONModel {
  public var channel: ChannelName
  /// The signature for a channel that isn't public: the app key, a colon and 64 hexadecimal digits.
  public var auth: String?
  /// The member that the client represents on a presence channel.
  ///
  /// Its text is signed, and is sent exactly as signed. A signed-in user may omit it.
  public var channelData: EmbeddedJSON<Member>?

  public init(channel: ChannelName, auth: String? = nil, channelData: EmbeddedJSON<Member>? = nil) {
    self.channel = channel
    self.auth = auth
    self.channelData = channelData
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var channel: ChannelName?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "channel": json.read(into: &channel)
      case "auth": json.read(into: &auth)
      case "channel_data": json.read(into: &channelData)
      default: try json.skipValue()
      }
    }
    self.channel = try json.require(channel, "channel")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("channel", channel)
    json.optionalMember("auth", auth)
    json.optionalMember("channel_data", channelData)
    json.endObject()
  }
}

/// The confirmation of a subscription.
public struct SubscriptionSucceeded: JSONModel {
  public var event: String
  public var channel: ChannelName
  /// The unused data of the message: the text of an empty object, or absent.
  public var data: JSONValue?

  public init(
    event: String = "pusher_internal:subscription_succeeded",
    channel: ChannelName,
    data: JSONValue? = nil
  ) {
    self.event = event
    self.channel = channel
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var channel: ChannelName?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "channel": json.read(into: &channel)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
    self.channel = try json.require(channel, "channel")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("channel", channel)
    json.optionalMember("data", data)
    json.endObject()
  }
}

/// The notification that a subscription failed.
public struct SubscriptionError: JSONModel {
  public var event: Event
  /// The channel of the subscription.
  ///
  /// Servers that omit it respond in the order of the requests.
  public var channel: ChannelName?
  /// The reason for the failure.
  public var data: EmbeddedJSON<SubscriptionProblem>?

  public init(
    event: Event,
    channel: ChannelName? = nil,
    data: EmbeddedJSON<SubscriptionProblem>? = nil
  ) {
    self.event = event
    self.channel = channel
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: Event?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "channel": json.read(into: &channel)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.optionalMember("channel", channel)
    json.optionalMember("data", data)
    json.endObject()
  }

  public struct Event: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pusherSubscriptionError = Self(rawValue: "pusher:subscription_error")
    public static let pusherInternalSubscriptionError = Self(
      rawValue: "pusher_internal:subscription_error"
    )

    public static let knownValues: [Self] = [
      .pusherSubscriptionError,
      .pusherInternalSubscriptionError,
    ]
  }
}

/// The reason for a failed subscription.
public struct SubscriptionProblem: JSONModel {
  /// The type of the problem, such as `AuthError`.
  public var type: String?
  /// The description of the problem.
  public var error: String?
  /// The HTTP status code, such as 401.
  public var status: WholeNumber?

  public init(type: String? = nil, error: String? = nil, status: WholeNumber? = nil) {
    self.type = type
    self.error = error
    self.status = status
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "type": json.read(into: &type)
      case "error": json.read(into: &error)
      case "status": json.read(into: &status)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("type", type)
    json.optionalMember("error", error)
    json.optionalMember("status", status)
    json.endObject()
  }
}
