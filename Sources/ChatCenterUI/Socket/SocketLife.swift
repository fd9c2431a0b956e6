import BinderyRealtime
import BinderyRuntime

/// Decides when the socket is opened and closed: by the specification's table, and by the settings
/// as they are at that moment.
struct SocketLife: Sendable {
  typealias Lifecycle = SocketChannel.Lifecycle

  var settings: EffectiveSettings<LocalSettings>
  /// What the configuration says of devices that are new.
  var registersAtFirstStart = false
  /// Whether the device has an address.
  var isDeviceRegistered = false
  private var machine = LifecycleMachine<Lifecycle>()

  init(_ settings: EffectiveSettings<LocalSettings>) { self.settings = settings }

  /// What has to be done with the socket; nil for nothing.
  mutating func handle(_ input: Lifecycle.Input) -> LifecycleMachine<Lifecycle>.Action? {
    machine.handle(input, given: conditions)
  }

  /// What the table asks of others, and is so at this moment.
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
