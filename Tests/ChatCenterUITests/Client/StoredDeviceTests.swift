import Foundation
import XCTest

@testable import ChatCenterUI

final class StoredDeviceTests: XCTestCase {
  func testAnAddressIsOfOneClientAtOneService() {
    let provider = UUID().uuidString
    let address = "wss://test.example/socket"
    let device = StoredDevice(at: address, of: provider)
    defer {
      for key in UserDefaults.standard.dictionaryRepresentation().keys where key.contains(provider)
      {
        UserDefaults.standard.removeObject(forKey: key)
      }
    }
    device.store(deviceAddress: "apns_ann", of: "ann")
    XCTAssertEqual(StoredDevice(at: address, of: provider).deviceAddress(of: "ann"), "apns_ann")
    XCTAssertNil(device.deviceAddress(of: "ben"))
    let others = [
      StoredDevice(at: "wss://example/socket", of: provider),
      StoredDevice(at: address, of: provider + "2"),
    ]
    for other in others { XCTAssertNil(other.deviceAddress(of: "ann")) }
  }
}
