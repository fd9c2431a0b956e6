/// Decides when a connection is opened and closed, by the table of a specification.
///
///     var machine = LifecycleMachine<SocketChannel.Lifecycle>()
///     switch machine.handle(.chatAppeared, given: []) {
///     case .open: …
///     case .close: …
///     case nil: …
///     }
public struct LifecycleMachine<Lifecycle: ConnectionLifecycle>: Sendable {
  /// What is so.
  public private(set) var states: Set<Lifecycle.State> = []

  /// One at its beginning, where nothing is so.
  public init() {}

  /// What has to be done with the connection.
  public enum Action: Hashable, Sendable {
    /// Somebody needs it now.
    case open
    /// Nobody needs it any more.
    case close
  }

  /// Whether there is to be a connection.
  public var isConnected: Bool { states.contains(.connected) }

  /// Takes an input; nil where the connection stays as it is.
  ///
  /// - Parameter conditions: Those that hold at this moment.
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
