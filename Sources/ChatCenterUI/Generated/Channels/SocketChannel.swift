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
  /// The configuration's `pingIntervalMillis`, as often as its `pingRetries`; not at all where its
  /// `pingEnabled` is false.
  public static let keepAlive = KeepAlivePolicy(
    by: .client,
    using: .frame,
    after: .seconds(10),
    answerWithin: .seconds(30),
    again: .seconds(10)
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

  /// When there is a connection.
  ///
  /// The socket opens when the chat comes before the client's eyes, and never by a setting alone:
  /// the settings decide what happens when the chat goes.
  public enum Lifecycle: ConnectionLifecycle {
    /// What happens.
    public enum Input: CaseIterable, Hashable, Sendable {
      /// The app says who the client is.
      case authorize
      /// The configuration has come.
      case configurationLoaded
      /// The device is registered, and the client was introduced.
      case preRegistered
      /// The chat is before the client's eyes.
      case chatAppeared
      /// The chat isn't there any more.
      case chatClosed
      /// An operator talks with the client.
      case dialogStarted
      /// The operator has ended the dialog.
      case dialogEnded
      /// The app isn't before its user any more.
      case enteredBackground
      /// The app is before its user again.
      case enteredForeground
      /// The app forgets who the client is.
      case deauthorize
      /// The app wants the service to know that the client has gone.
      case logOut
      /// The service knows it.
      case loggedOut
      /// The service doesn't.
      case logOutFailed
      /// The socket ended, or couldn't be opened.
      case connectionLost
    }

    /// What is so until an input changes it; nothing is in the beginning.
    public enum State: CaseIterable, LifecycleState {
      /// There is a socket, or one is being opened.
      case connected
      /// It is known who the client is.
      case authorized
      /// The chat is there.
      case chatVisible
      /// An operator talks with the client.
      case dialogRunning
      /// The app isn't before its user.
      case inBackground
      /// The socket is there for a device that is new.
      case preRegistering
      /// The service is being told that the client goes.
      case loggingOut
      /// The socket is there for nothing else than that.
      case sayingGoodbye
    }

    /// What is asked of others whenever an input comes.
    public enum Condition: CaseIterable, Hashable, Sendable {
      /// The setting of this name is on.
      case keepSocketActive
      /// The setting of this name is on.
      case keepSocketActiveDuringOperatorSession
      /// The configuration says so.
      case registerAtFirstStart
      /// The device's address is stored.
      case deviceRegistered
    }

    /// What an input does: of its rules the first counts for which all is as it says.
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
        set: [.preRegistering: false, .sayingGoodbye: true]
      ),
      .on(
        .preRegistered,
        while: [.preRegistering: true],
        set: [.preRegistering: false, .connected: false]
      ),
      .on(
        .chatAppeared,
        while: [.authorized: true, .inBackground: false],
        set: [.chatVisible: true, .connected: true, .preRegistering: false, .sayingGoodbye: false]
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
        set: [.chatVisible: false, .preRegistering: false, .sayingGoodbye: true]
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
          .sayingGoodbye: false,
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
          .sayingGoodbye: false,
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
          .sayingGoodbye: false,
        ]
      ),
      .on(
        .logOut,
        while: [.authorized: true, .inBackground: false, .connected: false],
        set: [.connected: true, .loggingOut: true, .sayingGoodbye: true]
      ),
      .on(.logOut, while: [.connected: true], set: [.loggingOut: true]),
      .on(
        .logOutFailed,
        while: [.sayingGoodbye: true],
        set: [.connected: false, .loggingOut: false, .sayingGoodbye: false]
      ),
      .on(.logOutFailed, set: [.loggingOut: false]),
      .on(
        .connectionLost,
        set: [.connected: false, .preRegistering: false, .loggingOut: false, .sayingGoodbye: false]
      ),
    ]
  }

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
