// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// The one WebSocket between a client and the service.
///
/// A client registers its device, introduces itself with the contents `CLIENT_INFO`, and is ready.
/// An error in answer to the first, or no device address, ends the connection.
///
/// The address is `/socket`.
public struct SocketChannel: TypedChannel {
  public static let template = ChannelAddress("/socket")

  public init() {}

  public init?(values: ChannelAddress.Values) {}

  public var parameters: [String] { [] }

  /// How each side learns that the other is there.
  ///
  /// The configuration's `pingIntervalMillis`, and as often again as its `pingRetries`; not at
  /// all where its `pingEnabled` is false.
  public static let keepAlive = KeepAlivePolicy(
    by: .client,
    using: .frame,
    after: .seconds(10),
    answerWithin: .seconds(30)
  )

  /// What the end of a connection means.
  public static let closeCodes: CloseCodePolicy = [
    .code(1000, .stop, name: "done", meaning: "The client has nothing more to say."),
    .code(1001, .stop, name: "background", meaning: "The app isn't before its user any more."),
  ]

  /// How long to wait before connecting again.
  ///
  /// How a client connects again whose app asks for it; no other does.
  public static let backOff = BackOffPolicy(
    .exponential(factor: 2),
    first: .seconds(1),
    most: .seconds(60),
    attempts: 10
  )

  /// What comes through this channel.
  public enum Incoming: TypedEvent {
    /// Tells the device's address, or why it has none.
    indirect case deviceRegistered(DeviceRegistered)
    /// Tells that what the client has told is known, or why it isn't.
    case acknowledged(Acknowledged)
    /// Tells that a message has arrived, or why it hasn't.
    indirect case messageSent(MessageSent)
    /// Brings what was said to the client.
    ///
    /// Whatever is important, and isn't a mirror of what the client has said elsewhere, is
    /// acknowledged with `updateStatuses`.
    case messagesDelivered(MessagesDelivered)
    /// Tells how far the client's messages have come.
    case statusesChanged(StatusesChanged)
    /// Asks for a sign of life, which is the same frame again.
    ///
    /// Web clients send it.
    case ping(Ping)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = [
      "deviceRegistered",
      "acknowledged",
      "messageSent",
      "messagesDelivered",
      "statusesChanged",
      "ping",
    ]

    public var messageName: String? {
      switch self {
      case .deviceRegistered: "deviceRegistered"
      case .acknowledged: "acknowledged"
      case .messageSent: "messageSent"
      case .messagesDelivered: "messagesDelivered"
      case .statusesChanged: "statusesChanged"
      case .ping: "ping"
      case .unknown: nil
      }
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      switch try json.peekMember("action") {
      case "registerDevice": self = .deviceRegistered(try json.readNamed())
      case "updateDevice", "updateStatuses": self = .acknowledged(try json.readNamed())
      case "sendMessage": self = .messageSent(try json.readNamed())
      case "getMessages": self = .messagesDelivered(try json.readNamed())
      case "getStatuses": self = .statusesChanged(try json.readNamed())
      case "ping": self = .ping(try json.readNamed())
      default: self = .unknown(try json.readUndescribed())
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .deviceRegistered(let value): value.encode(into: &json)
      case .acknowledged(let value): value.encode(into: &json)
      case .messageSent(let value): value.encode(into: &json)
      case .messagesDelivered(let value): value.encode(into: &json)
      case .statusesChanged(let value): value.encode(into: &json)
      case .ping(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }

  /// What is sent.
  public enum Outgoing: TypedEvent {
    /// Says which device this is, and asks for its address.
    case registerDevice(RegisterDevice)
    /// Says what of the device has changed.
    indirect case updateDevice(UpdateDevice)
    /// Says something, or tells the service something about the client.
    case sendMessage(SendMessage)
    /// Tells that messages have arrived, or were read.
    case updateStatuses(UpdateStatuses)
    /// Asks for a sign of life, which is the same frame again.
    ///
    /// Web clients send it.
    case ping(Ping)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = [
      "registerDevice",
      "updateDevice",
      "sendMessage",
      "updateStatuses",
      "ping",
    ]

    public var messageName: String? {
      switch self {
      case .registerDevice: "registerDevice"
      case .updateDevice: "updateDevice"
      case .sendMessage: "sendMessage"
      case .updateStatuses: "updateStatuses"
      case .ping: "ping"
      case .unknown: nil
      }
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      switch try json.peekMember("action") {
      case "registerDevice": self = .registerDevice(try json.readNamed())
      case "updateDevice": self = .updateDevice(try json.readNamed())
      case "sendMessage": self = .sendMessage(try json.readNamed())
      case "updateStatuses": self = .updateStatuses(try json.readNamed())
      case "ping": self = .ping(try json.readNamed())
      default: self = .unknown(try json.readUndescribed())
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .registerDevice(let value): value.encode(into: &json)
      case .updateDevice(let value): value.encode(into: &json)
      case .sendMessage(let value): value.encode(into: &json)
      case .updateStatuses(let value): value.encode(into: &json)
      case .ping(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}
