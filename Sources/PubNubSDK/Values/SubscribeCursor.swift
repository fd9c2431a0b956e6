/// The position of a subscription: all events before it have been received.
public struct SubscribeCursor: Codable, Hashable, Sendable {
  /// The timetoken of the last response; 0 for the current time.
  public let timetoken: Timetoken
  /// The region of the service to which the timetoken belongs; 0 if unknown.
  public let region: Int

  /// Creates a cursor from both of its parts.
  public init(timetoken: Timetoken, region: Int) {
    self.timetoken = timetoken
    self.region = region
  }

  /// Creates a cursor; nil if both arguments are nil.
  public init?(timetoken: Timetoken? = nil, region: Int? = nil) {
    guard timetoken != nil || region != nil else { return nil }
    self.init(timetoken: timetoken ?? 0, region: region ?? 0)
  }
}

extension SubscribeCursor {
  /// The position of a subscription that has received nothing; it begins with new events.
  static let now = SubscribeCursor(timetoken: 0, region: 0)
}
