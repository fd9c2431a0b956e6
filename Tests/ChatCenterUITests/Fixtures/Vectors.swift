import BinderyRuntime
import Foundation
import XCTest

@testable import ChatCenterUI

/// The vectors of the documented behaviour.
enum Vectors {
  /// The cases of a file; each describes itself for failure messages.
  static func cases(_ name: String) throws -> [JSONValue] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Vectors/\(name).json")
    let json: JSONValue = try JSONReader.decode(from: Data(contentsOf: file))
    return try XCTUnwrap(json.array)
  }
}

extension LocalSettings {
  /// The default settings, changed by the members of an object.
  init(changing json: JSONValue?) throws {
    self = .defaults
    for member in json?.object?.members ?? [] {
      let rule = Self.settings.first { $0.name == member.key }
      let applied = rule?.apply(member.value, to: &self)
      XCTAssertEqual(
        applied,
        true,
        "\(member.key) is no setting, or \(member.value) no value of it"
      )
    }
  }
}
