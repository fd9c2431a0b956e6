import Emitting
import XCTest

/// The declarations of single schemas; the golden tests have whole documents.
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

  func testAValueWithTheNameOfAMemberOfEveryEnumeration() throws {
    let document = Emission.document(schemas: "E: { type: string, enum: [rawValue] }")
    let text = try XCTUnwrap(Emission(document).texts["Models/E.swift"])
    XCTAssertTrue(text.contains("static let rawValueField = Self(rawValue: \"rawValue\")"), text)
  }

  func testADefaultIsDocumentedAndNotAssumed() throws {
    let document = Emission.document(
      schemas: """
        E: { type: string, enum: [a] }
        O:
          properties:
            e: { anyOf: [{ $ref: "#/components/schemas/E" }, { type: "null" }], default: a }
            l: { type: [array, "null"], items: { type: string }, default: [x] }
            s: { type: [string, "null"], default: x }
            c: { const: only }
            r: { type: integer, default: 7 }
            k: { const: fixed }
          required: [r, k]
        """
    )
    let text = try XCTUnwrap(Emission(document).texts["Models/O.swift"])
    for line in [
      "e: Nullable<E>? = nil", "l: Nullable<[String]>? = nil", "s: Nullable<String>? = nil",
      "c: String? = nil", "r: Int,", "k: String = \"fixed\"", "/// The default is `[\"x\"]`.",
      "/// Its only value is `\"only\"`.", "/// The default is `7`.",
    ] {
      XCTAssertTrue(text.contains(line), text)
    }
  }

  /// A receiver selects the variant by a constant, so that a new value has it.
  func testAnOptionalConstantOfAVariantIsAssumed() throws {
    let document = Emission.document(
      schemas: """
        U: { oneOf: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/B" }] }
        A: { properties: { kind: { const: a }, only: { const: 1 } } }
        B: { properties: { kind: { type: string, enum: [b] }, only: { const: 1 } } }
        V:
          oneOf: [{ $ref: "#/components/schemas/C" }, { $ref: "#/components/schemas/D" }]
          discriminator: { propertyName: type, mapping: { c: "#/components/schemas/C" } }
        C: { properties: { type: { $ref: "#/components/schemas/T" }, x: { type: string } } }
        D: { properties: { type: { $ref: "#/components/schemas/T" }, y: { type: string } } }
        T: { type: [string, "null"], enum: [c, D, null] }
        """
    )
    let texts = try Emission(document).texts
    for (name, line) in [
      ("A", "(kind: String? = \"a\", only: Int? = nil)"),
      ("B", "(kind: String? = \"b\", only: Int? = nil)"),
      ("C", "(type: Nullable<T>? = .value(.c), x: String? = nil)"),
      ("D", "(type: Nullable<T>? = .value(.d), y: String? = nil)"),
    ] {
      let text = texts.values.first { $0.contains("public struct \(name):") } ?? ""
      XCTAssertTrue(text.contains("init\(line)"), "\(line) in \(text)")
    }
  }

  func testEachSignatureOfACaseSelectsIt() throws {
    let document = Emission.document(
      schemas: """
        A: { oneOf: [{ type: integer }, { type: boolean }] }
        B: { oneOf: [{ $ref: "#/components/schemas/A" }, { type: string }] }
        """
    )
    let text = try XCTUnwrap(Emission(document).texts["Models/B.swift"])
    XCTAssertTrue(
      text.contains("variants: JSONSignatures = [.integer, .boolean, .string()]"),
      text
    )
    XCTAssertTrue(text.contains("case 0, 1: .a(try json.read())"), text)
    XCTAssertTrue(text.contains("case 2: .string(try json.read())"), text)
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

  func testAnInternalEnumerationHasASynthesizedInitializer() throws {
    try assertEmits(
      "Models/Size.swift",
      """
      struct Size: OpenEnum {
        let rawValue: String

        static let small = Self(rawValue: "small")

        static let knownValues: [Self] = [.small]
      }
      """,
      from: Emission.document(schemas: "Size: { type: string, enum: [small] }"),
      .init(access: .internal)
    )
  }

  func testTheProtocolOfABaseHasTheMembersOfOneName() throws {
    let document = Emission.document(
      schemas: """
        Media: { description: Anything., properties: { title: { type: string }, size: { type: integer } } }
        Book: { allOf: [{ $ref: "#/components/schemas/Media" }], properties: { pages: { type: integer } } }
        Film: { allOf: [{ $ref: "#/components/schemas/Media" }], properties: { minutes: { type: integer } } }
        """
    )
    let rename = Rename(kind: .property, name: "size", owner: "Book", to: "weight")
    let text = try XCTUnwrap(
      Emission(document, .init(access: .package, renames: [rename])).texts["Models/Media.swift"]
    )
    XCTAssertTrue(
      text.hasSuffix(
        """

        /// The members that all subtypes of `Media` have.
        package protocol MediaProtocol: Sendable {
          var title: String? { get }
        }

        """
      ),
      text
    )
    XCTAssertTrue(text.contains("package struct Media: JSONModel, MediaProtocol {"), text)
  }

  func testAProtocolCanBeWithoutMembers() throws {
    let document = Emission.document(
      schemas: """
        Media: { properties: { size: { type: integer } } }
        Book: { allOf: [{ $ref: "#/components/schemas/Media" }], required: [size] }
        Film: { allOf: [{ $ref: "#/components/schemas/Media" }], properties: { minutes: { type: integer } } }
        """
    )
    let text = try XCTUnwrap(Emission(document).texts["Models/Media.swift"])
    XCTAssertTrue(text.hasSuffix("\npublic protocol MediaProtocol: Sendable {}\n"), text)
  }

  func testAnAliasIsAnotherName() throws {
    try assertEmits(
      "Models/TypeAliases.swift",
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
      Emission.document(
        schemas: "Error: { properties: { a: {} } }\nDate: { properties: { a: {} } }"
      )
    )
    XCTAssertEqual(
      emission.emitter.files.map(\.path.description),
      ["Models/DateModel.swift", "Models/ErrorModel.swift", "Test.swift"]
    )
  }
}
