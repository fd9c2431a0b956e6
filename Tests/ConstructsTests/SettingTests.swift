import BinderyRuntime
import Constructs
import XCTest

/// Tests of models whose members are settings.
final class SettingTests: XCTestCase {
  func testDefaultsApplyUntilTheyAreSet() {
    XCTAssertEqual(Reminders.defaults, Reminders(remind: true, delay: 30, volume: 0.5, in: "en"))
    let rules = Preferences.settings
    XCTAssertEqual(rules.map(\.name), ["remind", "delay", "volume", "in", "dark"])
    XCTAssertEqual(rules.map(\.unit), [nil, "s", nil, nil, nil])
  }

  func testAPartialModelListsTheSettings() {
    let json: JSONValue = ["delay": 0, "volume": 2, "in": "eo", "dark": true]
    let settings = EffectiveSettings(
      of: Preferences(remind: false),
      overriddenBy: json,
      allowing: Reminders.self
    )
    let expected = Preferences(remind: false, delay: 1, volume: 1, in: "eo", dark: false)
    XCTAssertEqual(settings.values, expected)
    XCTAssertEqual(settings.origin(of: \.in), .remote)
    XCTAssertEqual(settings.origin(of: \.remind), .local)
    XCTAssertEqual(settings.origin(of: \.dark), .default)
  }
}
