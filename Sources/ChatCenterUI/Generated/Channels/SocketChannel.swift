// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// The WebSocket connection between a client and the service.
///
/// A client registers its device and identifies itself with the content `CLIENT_INFO`. The
/// connection ends if the response to the registration is an error or has no device address.
///
/// The address is `/socket`.
public struct SocketChannel: TypedChannel {
  public static let template = ChannelAddress("/socket")

  public init() {}

  public init?(values: ChannelAddress.Values) {}

  public var parameters: [String] { [] }

  /// The exchange by which a side detects that the other is alive.
  ///
  /// The interval is the `pingIntervalMillis` of the configuration, and the number of pings its
  /// `pingRetries`; without pings if its `pingEnabled` is false.
  public static let keepAlive = KeepAlivePolicy(
    sender: .client,
    kind: .frame,
    activityTimeout: .seconds(10),
    pongTimeout: .seconds(30),
    retryInterval: .seconds(10)
  )

  /// The reactions to close codes.
  public static let closeCodes: CloseCodePolicy = [
    .code(1000, .stop, name: "done", meaning: "The client ended the connection."),
    .code(1001, .stop, name: "background", meaning: "The app entered the background."),
  ]

  /// The delays before reconnecting.
  ///
  /// The delay before reconnecting, if the app enables it.
  public static let backOff = BackOffPolicy(
    .exponential(factor: 2),
    initialDelay: .seconds(1),
    maxDelay: .seconds(60),
    attempts: 10
  )

  /// The conditions of a connection.
  ///
  /// The socket opens when the chat appears, and never because of a setting alone: the settings
  /// determine whether it stays open when the chat is closed.
  public enum Lifecycle: ConnectionLifecycle {
    /// An event that the rules handle.
    public enum Input: CaseIterable, Hashable, Sendable {
      /// The app identifies the client.
      case authorize
      /// The configuration is loaded.
      case configurationLoaded
      /// The device and the client are registered.
      case preRegistered
      /// The chat became visible.
      case chatAppeared
      /// The chat was closed.
      case chatClosed
      /// An operator started a dialog with the client.
      case dialogStarted
      /// The operator ended the dialog.
      case dialogEnded
      /// The app entered the background.
      case enteredBackground
      /// The app entered the foreground.
      case enteredForeground
      /// The app deauthorizes the client.
      case deauthorize
      /// The app logs the client out at the service.
      case logOut
      /// The service confirmed the logout.
      case loggedOut
      /// The logout failed.
      case logOutFailed
      /// The socket ended, or couldn't be opened.
      case connectionLost
    }

    /// A state that holds until an input changes it; initially, none holds.
    public enum State: CaseIterable, LifecycleState {
      /// The socket is open, or is being opened.
      case connected
      /// The client is identified.
      case authorized
      /// The chat is visible.
      case chatVisible
      /// A dialog with an operator is in progress.
      case dialogRunning
      /// The app is in the background.
      case inBackground
      /// The socket is open to register a new device.
      case preRegistering
      /// A logout is in progress.
      case loggingOut
      /// The socket is open only for the logout.
      case sendingLogout
    }

    /// A condition that is evaluated with each input.
    public enum Condition: CaseIterable, Hashable, Sendable {
      /// The setting of this name is on.
      case keepSocketActive
      /// The setting of this name is on.
      case keepSocketActiveDuringOperatorSession
      /// The setting of this name is on.
      case registerAtFirstStart
      /// The device's address is stored.
      case deviceRegistered
    }

    /// The transitions of an input: the first whose conditions are met is made.
    public static let rules: [LifecycleRule<Self>] = [
      .on(.authorize, set: [.authorized: true]),
      .on(
        .configurationLoaded,
        while: [.authorized: true, .inBackground: false, .connected: false],
        given: [.registerAtFirstStart: true, .deviceRegistered: false],
        set: [.connected: true, .preRegistering: true]
      ),
      .on(
        .preRegistered,
        while: [.preRegistering: true],
        given: [.keepSocketActive: true],
        set: [.preRegistering: false]
      ),
      .on(
        .preRegistered,
        while: [.preRegistering: true, .loggingOut: true],
        set: [.preRegistering: false, .sendingLogout: true]
      ),
      .on(
        .preRegistered,
        while: [.preRegistering: true],
        set: [.preRegistering: false, .connected: false]
      ),
      .on(
        .chatAppeared,
        while: [.authorized: true, .inBackground: false],
        set: [.chatVisible: true, .connected: true, .preRegistering: false, .sendingLogout: false]
      ),
      .on(.chatClosed, given: [.keepSocketActive: true], set: [.chatVisible: false]),
      .on(
        .chatClosed,
        while: [.dialogRunning: true],
        given: [.keepSocketActiveDuringOperatorSession: true],
        set: [.chatVisible: false]
      ),
      .on(
        .chatClosed,
        while: [.loggingOut: true],
        set: [.chatVisible: false, .preRegistering: false, .sendingLogout: true]
      ),
      .on(.chatClosed, set: [.chatVisible: false, .connected: false, .preRegistering: false]),
      .on(.dialogStarted, while: [.authorized: true], set: [.dialogRunning: true]),
      .on(.dialogEnded, set: [.dialogRunning: false]),
      .on(
        .enteredBackground,
        set: [
          .inBackground: true,
          .connected: false,
          .preRegistering: false,
          .loggingOut: false,
          .sendingLogout: false,
        ]
      ),
      .on(
        .enteredForeground,
        while: [.authorized: true, .chatVisible: true],
        set: [.inBackground: false, .connected: true]
      ),
      .on(.enteredForeground, set: [.inBackground: false]),
      .on(
        .deauthorize,
        set: [
          .authorized: false,
          .chatVisible: false,
          .dialogRunning: false,
          .connected: false,
          .preRegistering: false,
          .loggingOut: false,
          .sendingLogout: false,
        ]
      ),
      .on(
        .loggedOut,
        set: [
          .authorized: false,
          .chatVisible: false,
          .dialogRunning: false,
          .connected: false,
          .preRegistering: false,
          .loggingOut: false,
          .sendingLogout: false,
        ]
      ),
      .on(
        .logOut,
        while: [.authorized: true, .inBackground: false, .connected: false],
        set: [.connected: true, .loggingOut: true, .sendingLogout: true]
      ),
      .on(.logOut, while: [.connected: true], set: [.loggingOut: true]),
      .on(
        .logOutFailed,
        while: [.sendingLogout: true],
        set: [.connected: false, .loggingOut: false, .sendingLogout: false]
      ),
      .on(.logOutFailed, set: [.loggingOut: false]),
      .on(
        .connectionLost,
        set: [.connected: false, .preRegistering: false, .loggingOut: false, .sendingLogout: false]
      ),
    ]
  }

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    /// The device address, or the reason for a refusal.
    indirect case deviceRegistered(DeviceRegistered)
    /// The confirmation of an update, or the reason for a refusal.
    case acknowledged(Acknowledged)
    /// The confirmation of a message, or the reason for a refusal.
    indirect case messageSent(MessageSent)
    /// The messages that are delivered to the client.
    ///
    /// The client acknowledges every important message with `updateStatuses`, except for a mirror
    /// of its own message from another device.
    case messagesDelivered(MessagesDelivered)
    /// A report of the statuses of the client's messages.
    case statusesChanged(StatusesChanged)
    /// A ping, to which the service responds with the same frame.
    ///
    /// Web clients send this message.
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
      case "registerDevice": self = .deviceRegistered(try json.readSelectedVariant())
      case "updateDevice", "updateStatuses": self = .acknowledged(try json.readSelectedVariant())
      case "sendMessage": self = .messageSent(try json.readSelectedVariant())
      case "getMessages": self = .messagesDelivered(try json.readSelectedVariant())
      case "getStatuses": self = .statusesChanged(try json.readSelectedVariant())
      case "ping": self = .ping(try json.readSelectedVariant())
      default: self = .unknown(try json.readUnknownVariant())
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

  /// The messages that are sent on this channel.
  public enum Outgoing: TypedEvent {
    /// A request to register a device, which returns its address.
    case registerDevice(RegisterDevice)
    /// A request to update the device.
    indirect case updateDevice(UpdateDevice)
    /// A request to send a message, or information about the client.
    case sendMessage(SendMessage)
    /// A report that messages were delivered or read.
    case updateStatuses(UpdateStatuses)
    /// A ping, to which the service responds with the same frame.
    ///
    /// Web clients send this message.
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
      case "registerDevice": self = .registerDevice(try json.readSelectedVariant())
      case "updateDevice": self = .updateDevice(try json.readSelectedVariant())
      case "sendMessage": self = .sendMessage(try json.readSelectedVariant())
      case "updateStatuses": self = .updateStatuses(try json.readSelectedVariant())
      case "ping": self = .ping(try json.readSelectedVariant())
      default: self = .unknown(try json.readUnknownVariant())
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
