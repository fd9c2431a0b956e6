import Foundation

/// A device storage in memory, for programs that leave nothing behind.
///
/// Sendable because `lock` guards all that changes.
package final class InMemoryDeviceStorage: DeviceStorage, @unchecked Sendable {
  private let lock = NSLock()
  private var uid: String?
  private var addresses: [String: String] = [:]

  /// - Parameter uid: The device's own id; nil to make one at the first use.
  package init(uid: String? = nil) { self.uid = uid }

  package func deviceUid(or make: () -> String) -> String {
    lock.withLock {
      let known = uid ?? make()
      uid = known
      return known
    }
  }

  package func deviceAddress(of clientID: String) -> String? {
    lock.withLock { addresses[clientID] }
  }

  package func store(deviceAddress: String, of clientID: String) {
    lock.withLock { addresses[clientID] = deviceAddress }
  }
}
