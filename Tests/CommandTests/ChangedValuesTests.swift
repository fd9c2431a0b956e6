import Canonicalizing
import Comparing
import Foundation
import Specification
import XCTest

/// Every folder in Tests/ChangedValues is a change of a schema: an old and a new one, and the codes
/// with which it is reported for each value that may have the schema.
///
/// `RECORD=1` writes the codes and fails, for a review of the difference.
final class ChangedValuesTests: XCTestCase {
  static let folder = BinderyProcess.package.appendingPathComponent("Tests/ChangedValues")

  func testEachChangeHasTheCodesOfItsValues() throws {
    for change in ValueChange.allCases {
      let folder = Self.folder.appendingPathComponent(change.rawValue)
      let changes = try changes(in: folder)
      let codes = Set(changes.map { "\($0.rule.code): \($0.rule.level.rawValue)" }).sorted()
      XCTAssert(codes.contains { $0.contains("-\(change.rawValue):") }, change.rawValue)
      let found = codes.joined(separator: "\n") + "\n"
      let file = folder.appendingPathComponent("expected.txt")
      if ProcessInfo.processInfo.environment["RECORD"] != nil {
        try Data(found.utf8).write(to: file)
        XCTFail("recorded \(file.path); review the difference, then run again")
      } else {
        XCTAssertEqual(found, try String(contentsOf: file, encoding: .utf8), change.rawValue)
      }
    }
  }

  private func changes(in folder: URL) throws -> [Change] {
    let scratch = try TemporaryFolder()
    let versions = try ["old", "new"].map { name in
      let file = folder.appendingPathComponent("\(name).yaml")
      return try description(String(contentsOf: file, encoding: .utf8), name, in: scratch)
    }
    return versions[0].indices.flatMap { index in
      Comparison(
        from: versions[0][index],
        to: versions[1][index],
        isApplication: false,
        today: "2027-03-31"
      )
      .changes
    }
  }

  /// The descriptions in which each kind of value has a schema.
  private func description(
    _ schema: String,
    _ name: String,
    in scratch: TemporaryFolder
  ) throws -> [ServiceDescription] {
    let lines = schema.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
    let components = """
      components:
        schemas:
          One: { type: object, required: [a], properties: { a: { type: string } } }
          Two: { type: object, required: [b], properties: { b: { type: string } } }
          Value:
      \(lines)
          Holder: { type: object, properties: { value: { $ref: "#/components/schemas/Value" } } }

      """
    return try [Self.operations, Self.channels, Self.addresses].enumerated()
      .map { index, document in
        let path = "\(name)-\(index).yaml"
        try scratch.write(document + components, to: path)
        let diagnostics = Diagnostics()
        let entry = scratch.url.appendingPathComponent(path).path
        let documents = Documents(entry: entry, diagnostics: diagnostics)
        let description = ServiceDescription(documents, diagnostics: diagnostics)
        XCTAssertEqual(diagnostics.all.filter { $0.severity == .error }.map(\.message), [], schema)
        return description
      }
  }

  private static let operations = """
    openapi: 3.1.0
    info: { title: Values, version: "1" }
    paths:
      /value: { post: \(operation(of: "Value")) }
      /holder: { post: \(operation(of: "Holder")) }
    webhooks:
      value: { post: \(operation(of: "Value")) }
      holder: { post: \(operation(of: "Holder")) }

    """

  private static func operation(of name: String) -> String {
    let schema = "{ schema: { $ref: \"#/components/schemas/\(name)\" } }"
    let content = "{ application/json: \(schema) }"
    let parameter = "{ name: q, in: query, content: \(content) }"
    return "{ parameters: [\(parameter)], requestBody: { content: \(content) }, responses:"
      + " { '200': { description: A, headers: { X-A: { content: \(content) } },"
      + " content: \(content) } } }"
  }

  private static let channels = """
    asyncapi: 3.0.0
    info: { title: Values, version: "1" }
    channels:
      sent: \(channel)
      received: \(channel)
      connected: { bindings: { ws: { query: { $ref: "#/components/schemas/Holder" } } } }
      opened: { bindings: { ws: { query: { $ref: "#/components/schemas/Value" } } } }
    operations:
      send: { action: receive, channel: { $ref: "#/channels/sent" } }
      receive: { action: send, channel: { $ref: "#/channels/received" } }

    """

  private static let channel = """
    { messages: { value: \(message("Value")), holder: \(message("Holder")) } }
    """

  private static func message(_ name: String) -> String {
    let schema = "{ $ref: \"#/components/schemas/\(name)\" }"
    return "{ payload: \(schema), headers: \(schema) }"
  }

  /// Only AsyncAPI 2 has schemas of the parameters in addresses.
  private static let addresses = """
    asyncapi: 2.6.0
    info: { title: Values, version: "1" }
    channels:
      values/{value}:
        parameters: { value: { schema: { $ref: "#/components/schemas/Value" } } }
        publish: { message: { payload: { type: string } } }

    """
}
