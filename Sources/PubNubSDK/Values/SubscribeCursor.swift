/// Where a subscription stands: what came before it has been received.
public struct SubscribeCursor: Codable, Hashable, Sendable {
  /// Of the last message that was received; 0 for now.
  public let timetoken: Timetoken
  /// The service's region that the timetoken belongs to; 0 for one that isn't known.
  public let region: Int

  /// A cursor as the service gives it, both parts together.
  public init(timetoken: Timetoken, region: Int) {
    self.timetoken = timetoken
    self.region = region
  }

  /// Nil when neither is given.
  public init?(timetoken: Timetoken? = nil, region: Int? = nil) {
    guard timetoken != nil || region != nil else { return nil }
    self.init(timetoken: timetoken ?? 0, region: region ?? 0)
  }
}

extension SubscribeCursor {
  /// Nothing has been received: begin with what comes from now on.
  static let now = SubscribeCursor(timetoken: 0, region: 0)
}
