import BinderyRuntime

extension Authorizer {
  /// What the app's authorizer says; nil as well when it lets go of the completion without a call,
  /// and when nobody waits for it any more.
  func value(for channel: String, _ socketID: String) async -> PusherAuth? {
    try? await oneAnswer { answer in
      fetchAuthValue(socketID: socketID, channelName: channel) { answer(.success($0)) }
    }
  }
}
