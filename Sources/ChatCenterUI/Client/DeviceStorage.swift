/// Stores the ids of a device between runs of the app.
package protocol DeviceStorage: Sendable {
  /// Returns the device's own id, which is made once.
  func deviceUid(or make: () -> String) -> String

  /// Returns the device's address for a client; nil for one that was never registered.
  func deviceAddress(of clientID: String) -> String?

  func store(deviceAddress: String, of clientID: String)
}

/// A device storage in the user's defaults.
struct UserDefaultsDeviceStorage: DeviceStorage {
  private var defaults: UserDefaults { .standard }
  private let prefix = "ChatCenterUI."
  /// Addresses of one service are invalid for another.
  private let service: String

  init(at address: String, of providerUid: String) { service = "\(providerUid) \(address)" }

  func deviceUid(or make: () -> String) -> String {
    if let known = defaults.string(forKey: prefix + "deviceUid") { return known }
    let made = make()
    keep(made, as: prefix + "deviceUid")
    return made
  }

  func deviceAddress(of clientID: String) -> String? {
    defaults.string(forKey: key(of: clientID))
  }

  func store(deviceAddress: String, of clientID: String) {
    guard self.deviceAddress(of: clientID) != deviceAddress else { return }
    keep(deviceAddress, as: key(of: clientID))
  }

  private func keep(_ text: String, as key: String) {
    defaults.set(text, forKey: key)
    #if !canImport(Darwin)
      // Only Apple's systems write to disk by themselves.
      _ = defaults.synchronize()
    #endif
  }

  private func key(of clientID: String) -> String {
    "\(prefix)deviceAddress \(service) \(clientID)"
  }
}
