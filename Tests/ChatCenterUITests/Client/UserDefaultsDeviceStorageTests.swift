import Foundation
import XCTest

@testable import ChatCenterUI

final class UserDefaultsDeviceStorageTests: XCTestCase {
  func testAnAddressBelongsToOneClientAtOneService() {
    let provider = UUID().uuidString
    let address = "wss://test.example/socket"
    let device = UserDefaultsDeviceStorage(at: address, of: provider)
    defer { forget(provider) }
    device.store(deviceAddress: "apns_ann", of: "ann")
    XCTAssertEqual(
      UserDefaultsDeviceStorage(at: address, of: provider).deviceAddress(of: "ann"),
      "apns_ann"
    )
    XCTAssertNil(device.deviceAddress(of: "ben"))
    let others = [
      UserDefaultsDeviceStorage(at: "wss://example/socket", of: provider),
      UserDefaultsDeviceStorage(at: address, of: provider + "2"),
    ]
    for other in others { XCTAssertNil(other.deviceAddress(of: "ann")) }
  }

  /// A later run of the app reads it from disk.
  func testTheAddressIsKeptWhenTheAppEnds() throws {
    #if canImport(Darwin)
      throw XCTSkip("the system writes it when it likes")
    #else
      let provider = UUID().uuidString
      defer { forget(provider) }
      let device = UserDefaultsDeviceStorage(at: "wss://test.example/socket", of: provider)
      device.store(deviceAddress: "apns_ann", of: "ann")
      XCTAssert(try isOnDisk("\(provider) wss://test.example/socket ann"))
      let made = device.deviceUid { provider }
      XCTAssert(try isOnDisk(made))
    #endif
  }

  /// Whether a file of the user's defaults contains the text.
  private func isOnDisk(_ text: String) throws -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
    return try FileManager.default.contentsOfDirectory(atPath: folder).contains { name in
      let file = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      return file?.contains(text) == true
    }
  }

  private func forget(_ text: String) {
    for (key, value) in UserDefaults.standard.dictionaryRepresentation()
    where key.contains(text) || value as? String == text {
      UserDefaults.standard.removeObject(forKey: key)
    }
    UserDefaults.standard.synchronize()
  }
}
