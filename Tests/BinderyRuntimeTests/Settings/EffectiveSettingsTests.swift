import BinderyRuntime
import XCTest

/// Tests of a service's settings, which take precedence over an app's.
final class EffectiveSettingsTests: XCTestCase {
  func testAnAppsSettingsAreClampedToTheirBounds() {
    let settings = EffectiveSettings(of: Large(delay: 0, volume: 3, name: "x"))
    XCTAssertEqual(settings.values, Large(delay: 1, volume: 1, name: "x"))
    XCTAssertEqual(settings.origin(of: \.delay), .local)
    XCTAssertEqual(settings.origin(of: \.name), .local)
    XCTAssertEqual(EffectiveSettings(of: Large()).origin(of: \.volume), .default)
  }

  func testAServicesSettingsTakePrecedence() {
    let settings = overlay(Large(delay: 2, volume: 0.25), ["delay": 5, "name": "theirs"])
    XCTAssertEqual(settings.delay, 5)
    XCTAssertEqual(settings.origin(of: \.delay), .remote)
    XCTAssertEqual(settings.volume, 0.25)
    XCTAssertEqual(settings.origin(of: \.volume), .local)
    // The service may set only the settings of `Small`.
    XCTAssertEqual(settings.name, "ours")
    XCTAssertEqual(settings.origin(of: \.name), .default)
  }

  func testAServicesSettingsAreClampedToTheirBounds() {
    let settings = overlay(Large(), ["delay": -7, "volume": 9])
    XCTAssertEqual(settings.values, Large(delay: 1, volume: 1))
    XCTAssertEqual(settings.origin(of: \.volume), .remote)
  }

  /// A value that equals the default is set, too.
  func testAServiceMaySetTheDefault() {
    let settings = overlay(Large(delay: 2), ["delay": 30])
    XCTAssertEqual(settings.values, Large())
    XCTAssertEqual(settings.origin(of: \.delay), .remote)
  }

  func testInvalidSettingsAreIgnored() {
    let local = Large(delay: 2, volume: 0.25)
    for json: JSONValue in [["delay": .null, "volume": "1", "other": 3], [1, 2], "delay", .null] {
      let settings = overlay(local, json)
      XCTAssertEqual(settings, EffectiveSettings(of: local), "\(json)")
    }
    XCTAssertEqual(overlay(local, ["delay": "5", "volume": 1]).values, Large(delay: 2, volume: 1))
  }

  func testTheRulesOfSettings() {
    XCTAssertEqual(Large.settings.map(\.name), ["delay", "volume", "name"])
    XCTAssertEqual(Large.rule(of: \.delay)?.unit, "s")
    XCTAssertNil(Large.rule(of: \.hashValue))
  }

  private func overlay(_ local: Large, _ json: JSONValue) -> EffectiveSettings<Large> {
    EffectiveSettings(of: local, overriddenBy: json, allowing: Small.self)
  }
}

private struct Small: SettingsModel {
  static let defaults = Self()
  static let settings: [SettingRule<Self>] = [
    SettingRule("delay", \.delay), SettingRule("volume", \.volume),
  ]

  var delay = 30
  var volume = 0.5

  init() {}
  init(from json: inout JSONReader) throws(JSONError) { try json.skipValue() }
  func encode(into json: inout JSONWriter) { json.beginObject(); json.endObject() }
}

private struct Large: SettingsModel {
  static let defaults = Self()
  static let settings: [SettingRule<Self>] = [
    SettingRule("delay", \.delay, minimum: 1, unit: "s"),
    SettingRule("volume", \.volume, minimum: 0, maximum: 1),
    SettingRule("name", \.name),
  ]

  var delay = 30
  var volume = 0.5
  var name = "ours"

  init(delay: Int = 30, volume: Double = 0.5, name: String = "ours") {
    self.delay = delay
    self.volume = volume
    self.name = name
  }

  init(from json: inout JSONReader) throws(JSONError) { try json.skipValue() }

  func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("delay", delay)
    json.member("volume", volume)
    json.member("name", name)
    json.endObject()
  }
}
