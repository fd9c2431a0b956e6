import BinderyRuntime

extension SessionReplaceable {
  /// The transport for calls, which invalidating the session cancels if it is an `HTTPSession`.
  var callTransport: any HTTPTransport { (self as? HTTPSession)?.callTransport ?? transport }

  /// Returns the result of work that is cancelled with the session and with the calling task.
  func runWhileValid<Value: Sendable>(
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
