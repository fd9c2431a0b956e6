import BinderyTesting
import Foundation

@testable import PusherSwift

extension Pusher {
  /// Creates a client of a server on this machine.
  convenience init(
    to server: ChannelsServer,
    _ authMethod: AuthMethod = .noMethod,
    _ userAuthMethod: UserAuthMethod = .noMethod,
    autoReconnect: Bool = true,
    clock: any Clock<Duration> = ContinuousClock(),
    mainQueue: DispatchQueue? = nil
  ) {
    self.init(
      key: "Key",
      port: server.loopback.port,
      authMethod,
      userAuthMethod,
      autoReconnect: autoReconnect,
      clock: clock,
      mainQueue: mainQueue
    )
  }

  /// Creates a client of a port on this machine.
  convenience init(
    key: String,
    port: UInt16,
    _ authMethod: AuthMethod,
    _ userAuthMethod: UserAuthMethod,
    autoReconnect: Bool = true,
    clock: any Clock<Duration> = ContinuousClock(),
    mainQueue: DispatchQueue? = nil
  ) {
    self.init(
      key: key,
      options: PusherClientOptions(
        authMethod: authMethod,
        autoReconnect: autoReconnect,
        host: .host("127.0.0.1"),
        port: Int(port),
        useTLS: false,
        userAuthMethod: userAuthMethod
      ),
      parts: PusherDependencies(
        clock: clock,
        queue: DispatchQueue(label: "test"),
        mainQueue: mainQueue,
        jitter: { 0 }
      )
    )
    failEachMinute()
  }

  /// Ends waits after a timeout, so that a test fails and doesn't hang.
  private func failEachMinute() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { [weak self] in
      guard let self else { return }
      unsubscribeAll()
      connection.hub.signInWaiters.resume(returning: .failure(.cancelled), for: .user)
      connection.hub.end()
      failEachMinute()
    }
  }
}

/// A delegate that records every call as text.
final class Listener: PusherDelegate, Sendable {
  let states = EventLog()
  let channels = EventLog()
  let errors = EventLog()
  let users = EventLog()
  let log = EventLog()

  nonisolated func changedConnectionState(from old: ConnectionState, to new: ConnectionState) {
    states.add(new.stringValue())
  }

  nonisolated func subscribedToChannel(name: String) { channels.add("subscribed \(name)") }

  nonisolated func failedToSubscribeToChannel(
    name: String,
    response: URLResponse?,
    data: String?,
    error: NSError?
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode
    channels.add("failed \(name) \(status.map(String.init) ?? "-") \(data ?? "-")")
  }

  nonisolated func failedToDecryptEvent(eventName: String, channelName: String, data: String?) {
    errors.add("undecryptable \(eventName) \(channelName) \(data ?? "-")")
  }

  nonisolated func receivedError(error: PusherError) {
    errors.add("\(error.code.map(String.init) ?? "-") \(error.message)")
  }

  nonisolated func signedIn(userId: String) { users.add("signed in \(userId)") }

  nonisolated func failedToSignIn(error: PusherSignInError) { users.add("failed: \(error)") }

  nonisolated func debugLog(message: String) { log.add(message) }
}

extension EventLog {
  /// Records an event as text.
  func write(_ event: PusherEvent) {
    add("\(event.eventName) \(event.channelName ?? "-") \(event.data ?? "-")")
  }
}
