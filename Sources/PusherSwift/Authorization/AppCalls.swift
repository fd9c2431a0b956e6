import BinderyRuntime

// Calls of the app's authorization objects on the main queue. They return nil, too, if the app
// releases the completion without a call, or the task is cancelled.

extension AuthMethod {
  /// Returns the request of the app's builder.
  func request(
    for channel: String,
    _ socketID: String,
    on main: CallbackQueue,
    _ watch: MainQueueTimeout?
  ) async -> URLRequest? {
    await MainQueueTimeout.during(watch) { begun in
      await main.result {
        begun()
        return assumeMainActor {
          guard case .authRequestBuilder(let builder) = self else { return nil }
          return builder.requestFor(socketID: socketID, channelName: channel)
        }
      }
    }
  }

  /// Returns the authorization of the app's authorizer.
  func authorization(
    for channel: String,
    _ socketID: String,
    on main: CallbackQueue,
    _ watch: MainQueueTimeout?
  ) async -> PusherAuth? {
    await MainQueueTimeout.during(watch) { begun in
      try? await withCompletion { complete in
        main.call {
          begun()
          assumeMainActor {
            guard case .authorizer(let authorizer) = self else { return }
            authorizer.fetchAuthValue(socketID: socketID, channelName: channel) {
              complete(.success($0))
            }
          }
        }
      }
    }
  }
}

extension UserAuthMethod {
  /// Returns the request of the app's builder.
  func request(
    _ socketID: String,
    on main: CallbackQueue,
    _ watch: MainQueueTimeout?
  ) async -> URLRequest? {
    await MainQueueTimeout.during(watch) { begun in
      await main.result {
        begun()
        return assumeMainActor {
          guard case .authRequestBuilder(let builder) = self else { return nil }
          return builder.requestFor(socketID: socketID)
        }
      }
    }
  }

  /// Returns the authentication of the app's authenticator.
  func authentication(
    _ socketID: String,
    on main: CallbackQueue,
    _ watch: MainQueueTimeout?
  ) async -> PusherUserAuth? {
    await MainQueueTimeout.during(watch) { begun in
      try? await withCompletion { complete in
        main.call {
          begun()
          assumeMainActor {
            guard case .authenticator(let authenticator) = self else { return }
            authenticator.fetchUserAuth(socketID: socketID) { complete(.success($0)) }
          }
        }
      }
    }
  }
}
