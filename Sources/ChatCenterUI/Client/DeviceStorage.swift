/// Keeps what a device is called, from one run of the app to the next.
package protocol DeviceStorage: Sendable {
  /// The device's own id, which is made once.
  func deviceUid(or make: () -> String) -> String

  /// Where the device is reached for a client; nil for one that was never registered.
  func deviceAddress(of clientID: String) -> String?

  func store(deviceAddress: String, of clientID: String)
}

/// The user's defaults.
struct StoredDevice: DeviceStorage {
  private var defaults: UserDefaults { .standard }
  private let prefix = "ChatCenterUI."
  /// What the service calls a device is nothing to another.
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
      // Only Apple's systems write to disk what they aren't told to.
      _ = defaults.synchronize()
    #endif
  }

  private func key(of clientID: String) -> String {
    "\(prefix)deviceAddress \(service) \(clientID)"
  }
}
