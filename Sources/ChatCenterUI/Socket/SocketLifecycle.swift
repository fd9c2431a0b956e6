import BinderyRealtime
import BinderyRuntime

/// The state machine that opens and closes the socket, by the specification's table and the current
/// settings.
struct SocketLifecycle: Sendable {
  typealias Lifecycle = SocketChannel.Lifecycle

  var settings: EffectiveSettings<LocalSettings>
  /// Whether the configuration has new devices registered at the first start.
  var registersAtFirstStart = false
  /// Whether the device has an address.
  var isDeviceRegistered = false
  private var machine = LifecycleMachine<Lifecycle>()

  init(_ settings: EffectiveSettings<LocalSettings>) { self.settings = settings }

  /// Handles an input; returns the action on the socket, nil for none.
  mutating func handle(_ input: Lifecycle.Input) -> LifecycleMachine<Lifecycle>.Action? {
    machine.handle(input, given: conditions)
  }

  /// The conditions of the table that are currently true.
  var conditions: Set<Lifecycle.Condition> { Set(Lifecycle.Condition.allCases.filter(holds)) }

  func `is`(_ state: Lifecycle.State) -> Bool { machine.states.contains(state) }

  private func holds(_ condition: Lifecycle.Condition) -> Bool {
    switch condition {
    case .keepSocketActive: settings.keepSocketActive
    case .keepSocketActiveDuringOperatorSession: settings.keepSocketActiveDuringOperatorSession
    case .registerAtFirstStart: registersAtFirstStart
    case .deviceRegistered: isDeviceRegistered
    }
  }
}
