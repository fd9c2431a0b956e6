import BinderyRuntime

extension SessionReplaceable {
  /// What carries the requests of calls, which end with the session where it is one of ours.
  var carrier: any HTTPTransport { (self as? HTTPSession)?.carrier ?? transport }

  /// What work comes to that ends with the session, or with whoever waits for it.
  func lasting<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    guard let session = self as? HTTPSession else { return try await work() }
    let result = await session.calls.value { () async -> Result<Value, any Error> in
      do {
        return .success(try await work())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
