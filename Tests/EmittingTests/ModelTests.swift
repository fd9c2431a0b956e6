import XCTest

/// Schemas in, declarations out; the larger picture is in the goldens.
final class ModelTests: XCTestCase {
  func testAnEnumerationIsOpen() throws {
    try assertEmits(
      "Models/Status.swift",
      """
      public struct Status: OpenEnum {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let onHold = Self(rawValue: "on-hold")
        public static let `default` = Self(rawValue: "default")

        public static let knownValues: [Self] = [.onHold, .default]
      }
      """,
      from: Emission.document(schemas: "Status: { type: string, enum: [on-hold, default] }")
    )
  }

  func testAnObjectWithoutMembersSkipsThem() throws {
    try assertEmits(
      "Models/Empty.swift",
      """
      struct Empty: JSONModel {
        init() {
        }

        init(from json: inout JSONReader) throws(JSONError) {
          try json.beginObject()
          while try json.nextKey() != nil { try json.skipValue() }
        }

        func encode(into json: inout JSONWriter) {
          json.beginObject()
          json.endObject()
        }
      }
      """,
      from: Emission.document(
        schemas: "Empty: { type: object, additionalProperties: false, properties: {} }"
      ),
      .init(access: .internal)
    )
  }

  func testAnAliasIsAnotherName() throws {
    try assertEmits(
      "Models/Names.swift",
      "/// All of them.\npackage typealias Names = [String: [UUID]]",
      from: Emission.document(
        schemas: """
          Names:
            description: All of them
            type: object
            additionalProperties: { type: array, items: { type: string, format: uuid } }
          """
      ),
      .init(access: .package)
    )
  }

  func testNamesOfSwiftGetASuffix() throws {
    let emission = try Emission(
      Emission.document(schemas: "Error: { type: object }\nDate: { type: string }")
    )
    XCTAssertEqual(
      emission.emitter.files.map(\.path.description),
      ["Models/DateModel.swift", "Models/ErrorModel.swift", "Test.swift"]
    )
  }
}
