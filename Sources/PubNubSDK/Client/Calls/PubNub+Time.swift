extension PubNub {
  /// Fetches the service's current time.
  public func time(
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> Timetoken {
    let time = try await sender(for: custom).send(FetchTime(), as: .messageStorage)
    return Timetoken(clamping: time.timetoken)
  }

  /// Fetches the service's current time; the result is a timetoken.
  public func time(
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<Timetoken, any Error>) -> Void)?
  ) {
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.time(custom: custom)
    }
  }
}
