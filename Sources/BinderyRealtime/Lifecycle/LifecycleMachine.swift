/// A state machine that decides when a connection opens and closes, by the rules of a document.
///
///     var machine = LifecycleMachine<SocketChannel.Lifecycle>()
///     switch machine.handle(.chatAppeared, given: []) {
///     case .open: …
///     case .close: …
///     case nil: …
///     }
public struct LifecycleMachine<Lifecycle: ConnectionLifecycle>: Sendable {
  /// The states that hold.
  public private(set) var states: Set<Lifecycle.State> = []

  /// Creates a machine in which no state holds.
  public init() {}

  /// A change of the connection.
  public enum Action: Hashable, Sendable {
    /// The connection is needed.
    case open
    /// The connection is no longer needed.
    case close
  }

  /// Whether the connection should be open.
  public var isConnected: Bool { states.contains(.connected) }

  /// Handles an input; returns nil if the connection does not change.
  ///
  /// - Parameter conditions: The conditions that hold now.
  public mutating func handle(
    _ input: Lifecycle.Input,
    given conditions: Set<Lifecycle.Condition>
  ) -> Action? {
    guard let rule = Lifecycle.rules.first(where: { $0.fits(input, states, conditions) }) else {
      return nil
    }
    let wasConnected = isConnected
    for (state, holds) in rule.changes {
      if holds { states.insert(state) } else { states.remove(state) }
    }
    guard wasConnected != isConnected else { return nil }
    return isConnected ? .open : .close
  }
}
