import BinderyRuntime
import Foundation

/// The subscription of a client: records the subscribed names, and passes commands to a loop.
final class SubscribeEngine: Sendable {
  private let registry = Locked(SubscriptionRegistry())
  private let commands: AsyncStream<SubscribeLoop.Command>.Continuation
  private let sharedStatus: SharedStatus

  init(_ environment: SubscribeEnvironment) {
    let (stream, commands) = AsyncStream.makeStream(of: SubscribeLoop.Command.self)
    self.commands = commands
    sharedStatus = environment.sharedStatus
    // The task ends with the stream, which ends with the engine.
    Task { await SubscribeLoop(environment, commands).run(stream) }
  }

  deinit { commands.finish() }

  var subscribed: SubscribedNames { registry.withLock { $0.names } }
  var status: ConnectionStatus { sharedStatus.status }
  var cursor: SubscribeCursor { sharedStatus.cursor }

  /// `refreshing` states that request parameters other than the names have changed.
  func subscribe(_ names: SubscribedNames, at timetoken: Timetoken?, refreshing: Bool = false) {
    enqueue { $0.commands(toSubscribe: names, at: timetoken, refreshing: refreshing) }
  }

  /// Adds all readers in one command, so that one request is sent; retries after a failure.
  func begin(_ readers: [SubscriptionRegistry.Reader], at timetoken: Timetoken?) {
    enqueue { registry in
      let before = registry.names
      let subscribing = readers.filter { !$0.names.isEmpty }
      for reader in subscribing { registry.add(reader) }
      let names = registry.names
      return subscribing.isEmpty
        ? [] : [.subscribe(names, new: names.subtracting(before), from: timetoken)]
    }
  }

  func end(_ readers: [UUID]) { leave { $0.remove(readers) } }

  /// Whether a reader has begun and not ended.
  func isReading(_ reader: UUID) -> Bool { registry.withLock { $0.includes(reader) } }

  func unsubscribe(_ channels: [String], _ groups: [String], presenceOnly: Bool) {
    leave { $0.remove(channels, groups, presenceOnly: presenceOnly) }
  }

  func unsubscribeAll() { leave { $0 = SubscriptionRegistry() } }

  func disconnect() { enqueue { _ in [.disconnect] } }

  func reconnect(from timetoken: Timetoken?) { enqueue { _ in [.reconnect(timetoken)] } }

  /// Restarts the request because parameters other than the names have changed.
  func refresh() { enqueue { _ in [.refresh] } }

  private func leave(_ change: (inout SubscriptionRegistry) -> Void) {
    enqueue { registry in
      let before = registry.names
      change(&registry)
      let names = registry.names
      return names == before ? [] : [.unsubscribe(names, left: before.subtracting(names))]
    }
  }

  /// Commands are sent under the lock, so that they arrive in the order of the changes.
  private func enqueue(_ change: (inout SubscriptionRegistry) -> [SubscribeLoop.Command]) {
    registry.withLock { registry in
      for command in change(&registry) { commands.yield(command) }
    }
  }
}
