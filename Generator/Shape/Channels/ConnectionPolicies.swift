/// The behavior of connections that extensions declare; nil for an absent extension.
///
/// Every time is in seconds, and messages are identified by name.
public struct ConnectionPolicies: Hashable, Sendable {
  public var keepAlive: KeepAlive?
  public var closeCodes: [CloseCode]?
  public var errorCodes: ErrorCodes?
  public var backOff: BackOff?
  public var dedupe: Dedupe?
  public var sequence: Sequence?
  public var resume: Resume?
  public var resubscription: [Subscription]?
  public var buffer: Buffer?
  /// The lifecycle, which only a channel has.
  public var lifecycle: Lifecycle?
  /// The descriptions of the extensions.
  public var descriptions: [Kind: String] = [:]

  public init() {}

  /// The policies, by their extensions.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case keepAlive = "x-keep-alive"
    case closeCodes = "x-close-codes"
    case errorCodes = "x-error-codes"
    case backOff = "x-back-off"
    case dedupe = "x-dedupe"
    case sequence = "x-sequence"
    case resume = "x-resume"
    case resubscription = "x-resubscription"
    case buffer = "x-buffer"
    case lifecycle = "x-lifecycle"
  }

  /// The location of a value in a message.
  public struct Location: Hashable, Sendable {
    public var part: Part
    public var path: [String]

    public enum Part: String, Hashable, Sendable { case header, payload }

    public init(part: Part, path: [String]) {
      self.part = part
      self.path = path
    }
  }

  /// The exchange by which a side detects that the other is alive: `x-keep-alive`.
  public struct KeepAlive: Hashable, Sendable {
    public var sender: Side
    public var kind: Kind
    public var activityTimeout: Double
    public var pongTimeout: Double
    public var retryInterval: Double?
    public var ping: String?
    public var pong: String?
    /// The location of an interval that the service announces.
    public var announcement: Announcement?
    /// The locations of a value of the ping that the pong repeats.
    public var echo: Echo?

    /// The location of a value in the ping, and in the pong.
    public struct Echo: Hashable, Sendable {
      public var ping: Location
      public var pong: Location

      public init(ping: Location, pong: Location) {
        self.ping = ping
        self.pong = pong
      }
    }

    public enum Side: String, Hashable, Sendable, CaseIterable { case client, server, both }

    public enum Kind: String, Hashable, Sendable, CaseIterable { case frame, message, request }

    public init(sender: Side, kind: Kind, activityTimeout: Double, pongTimeout: Double) {
      self.sender = sender
      self.kind = kind
      self.activityTimeout = activityTimeout
      self.pongTimeout = pongTimeout
    }
  }

  /// A message and a location in it.
  public struct Announcement: Hashable, Sendable {
    public var message: String
    public var location: Location

    public init(message: String, location: Location) {
      self.message = message
      self.location = location
    }
  }

  /// The meaning of a range of codes for a connection: `x-close-codes`.
  public struct CloseCode: Hashable, Sendable {
    public var codes: ClosedRange<Int>
    public var reaction: Reaction
    /// The minimum delay.
    public var after: Double?
    public var name: String?
    public var meaning: String?

    public enum Reaction: String, Hashable, Sendable, CaseIterable {
      case stop, reconnect
      case backOff = "back-off"
      case stay
    }

    public init(codes: ClosedRange<Int>, reaction: Reaction) {
      self.codes = codes
      self.reaction = reaction
    }
  }

  /// The error codes of a message, with their meanings: `x-error-codes`.
  public struct ErrorCodes: Hashable, Sendable {
    public var message: String
    public var location: Location
    public var until: String?
    public var codes: [CloseCode]

    public init(message: String, location: Location, until: String? = nil, codes: [CloseCode]) {
      self.message = message
      self.location = location
      self.until = until
      self.codes = codes
    }
  }
}
