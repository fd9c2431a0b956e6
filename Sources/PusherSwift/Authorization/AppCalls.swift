import BinderyRuntime

// What the app answers itself, asked on the main queue; nil as well when it lets go of the
// completion without a call, and when the answer isn't awaited any more.

extension AuthMethod {
  /// What the app's builder makes of a question.
  func request(
    for channel: String,
    _ socketID: String,
    on main: CallbackQueue,
    _ watch: QueueWatch?
  ) async -> URLRequest? {
    await QueueWatch.during(watch) { begun in
      await main.answer {
        begun()
        return assumeMainActor {
          guard case .authRequestBuilder(let builder) = self else { return nil }
          return builder.requestFor(socketID: socketID, channelName: channel)
        }
      }
    }
  }

  /// What the app's authorizer answers.
  func authorization(
    for channel: String,
    _ socketID: String,
    on main: CallbackQueue,
    _ watch: QueueWatch?
  ) async -> PusherAuth? {
    await QueueWatch.during(watch) { begun in
      try? await oneAnswer { answer in
        main.call {
          begun()
          assumeMainActor {
            guard case .authorizer(let authorizer) = self else { return }
            authorizer.fetchAuthValue(socketID: socketID, channelName: channel) {
              answer(.success($0))
            }
          }
        }
      }
    }
  }
}

extension UserAuthMethod {
  /// What the app's builder makes of a question.
  func request(
    _ socketID: String,
    on main: CallbackQueue,
    _ watch: QueueWatch?
  ) async -> URLRequest? {
    await QueueWatch.during(watch) { begun in
      await main.answer {
        begun()
        return assumeMainActor {
          guard case .authRequestBuilder(let builder) = self else { return nil }
          return builder.requestFor(socketID: socketID)
        }
      }
    }
  }

  /// What the app's authenticator answers.
  func authentication(
    _ socketID: String,
    on main: CallbackQueue,
    _ watch: QueueWatch?
  ) async -> PusherUserAuth? {
    await QueueWatch.during(watch) { begun in
      try? await oneAnswer { answer in
        main.call {
          begun()
          assumeMainActor {
            guard case .authenticator(let authenticator) = self else { return }
            authenticator.fetchUserAuth(socketID: socketID) { answer(.success($0)) }
          }
        }
      }
    }
  }
}
