import Foundation

/// What a device is called while this is there: for programs that leave nothing behind.
///
/// Sendable because `lock` guards all that changes.
package final class DeviceMemory: DeviceStorage, @unchecked Sendable {
  private let lock = NSLock()
  private var uid: String?
  private var addresses: [String: String] = [:]

  /// - Parameter uid: The device's own id; made when it is asked for where there is none.
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
