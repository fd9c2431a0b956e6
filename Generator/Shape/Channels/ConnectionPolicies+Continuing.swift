/// What a new connection continues.
extension ConnectionPolicies {
  /// The key by which duplicate messages are recognized: `x-dedupe`.
  public struct Dedupe: Hashable, Sendable {
    public var key: [Location]
    public var windowSize: Int

    public init(key: [Location], windowSize: Int) {
      self.key = key
      self.windowSize = windowSize
    }
  }

  /// The numbers by which missing messages are found: `x-sequence`.
  public struct Sequence: Hashable, Sendable {
    public var location: Location
    /// The values for each of which messages are numbered separately.
    public var key: [Location] = []
    /// The number of later messages after which a missing one is lost.
    public var window = 0
    public var scope = Scope.channel

    public enum Scope: String, Hashable, Sendable, CaseIterable { case channel, connection }

    public init(location: Location) { self.location = location }
  }

  /// The position at which a new connection continues: `x-resume`.
  public struct Resume: Hashable, Sendable {
    public var cursor: [Part]
    /// The time for which the service keeps messages.
    public var retention: Double?

    /// A value of received messages, and where the client sends it.
    public struct Part: Hashable, Sendable {
      public var location: Location
      public var destination: Destination

      public init(location: Location, destination: Destination) {
        self.location = location
        self.destination = destination
      }
    }

    public enum Destination: Hashable, Sendable {
      case query(String)
      case header(String)
      case message(Location)
    }

    public init(cursor: [Part]) { self.cursor = cursor }
  }

  /// A message that is sent again on a new connection: an entry of `x-resubscription`.
  public struct Subscription: Hashable, Sendable {
    public var message: String
    public var key: [Location] = []
    /// The message that ends the subscription.
    public var ending: String?

    public init(message: String) { self.message = message }
  }
}
