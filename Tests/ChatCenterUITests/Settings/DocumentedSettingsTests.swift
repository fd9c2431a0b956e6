import BinderyRuntime
import Foundation
import Specification
import XCTest

@testable import ChatCenterUI

/// The settings, compared with the specification.
final class DocumentedSettingsTests: XCTestCase {
  func testDefaultsBoundsAndUnits() throws {
    let documented = try documentedSettings()
    XCTAssertEqual(documented.map(\.name).sorted(), LocalSettings.settings.map(\.name).sorted())
    XCTAssertEqual(documented.count, 12)
    let defaults = try JSONValue(encoding: LocalSettings.defaults)
    for setting in documented {
      let rule = try XCTUnwrap(LocalSettings.settings.first { $0.name == setting.name })
      XCTAssertEqual(defaults[setting.name], setting.json["default"], setting.name)
      XCTAssertEqual(rule.unit, setting.json["x-unit"]?.string, setting.name)
      guard let least = setting.json["minimum"]?.int else { continue }
      var settings = LocalSettings.defaults
      XCTAssertTrue(rule.apply(JSONValue.number(JSONNumber(least - 7)), to: &settings))
      XCTAssertEqual(try JSONValue(encoding: settings)[setting.name]?.int, least, setting.name)
    }
  }

  /// The nine settings that a company may set, and the three that it may not.
  func testNineSettingsAreRemote() throws {
    let names = ServerSettings.settings.map(\.name)
    XCTAssertEqual(names.count, 9)
    XCTAssertEqual(
      Set(LocalSettings.settings.map(\.name)).subtracting(names),
      ["userInputEnabled", "shouldUseRemoteConfig", "unreadMessageCountDelay"]
    )
  }

  private func documentedSettings() throws -> [(name: String, json: JSONValue)] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Spec/chatcenter/openapi.yaml")
    let diagnostics = Diagnostics()
    let tree = Tree.parse(
      Array(try Data(contentsOf: file)),
      file: file.lastPathComponent,
      diagnostics: diagnostics
    )
    let schemas = try XCTUnwrap(tree?.root["components"]?["schemas"])
    let own = schemas["LocalSettings"]?["allOf"]?.elements.first?["properties"]
    let shared = schemas["ServerSettings"]?["properties"]
    return try [own, shared].flatMap { try XCTUnwrap($0).entries }.map { entry in
      (entry.key, .object(JSONObject(try entry.value.entries.compactMap(member))))
    }
  }

  private func member(_ entry: Node.Entry) throws -> (String, JSONValue)? {
    switch entry.value.kind {
    case .boolean: (entry.key, .boolean(entry.value.boolean == true))
    case .integer: (entry.key, .number(try JSONNumber(parsing: entry.value.text)))
    case .string: (entry.key, .string(entry.value.text))
    default: nil
    }
  }
}
