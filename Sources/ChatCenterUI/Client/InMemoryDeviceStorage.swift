import BinderyRuntime

/// A device storage in memory, for programs that store nothing on disk.
package final class InMemoryDeviceStorage: DeviceStorage {
  private struct State {
    var uid: String?
    var addresses: [String: String] = [:]
  }

  private let state: Locked<State>

  /// - Parameter uid: The device's own id; nil to make one at the first use.
  package init(uid: String? = nil) { state = Locked(State(uid: uid)) }

  package func deviceUid(or make: () -> String) -> String {
    state.withLock { state in
      let uid = state.uid ?? make()
      state.uid = uid
      return uid
    }
  }

  package func deviceAddress(of clientID: String) -> String? {
    state.withLock { $0.addresses[clientID] }
  }

  package func store(deviceAddress: String, of clientID: String) {
    state.withLock { $0.addresses[clientID] = deviceAddress }
  }
}
