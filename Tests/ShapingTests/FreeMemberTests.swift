import XCTest

/// Members that no property names, or that only a condition does.
final class FreeMemberTests: XCTestCase {
  func testPatternsOfOneTypeAreAMap() throws {
    try assertShape(
      """
      One: { patternProperties: { "^x": { type: string } } }
      Same: { patternProperties: { "^x": { type: integer }, "^y": { type: integer } }, additionalProperties: false }
      Beside: { properties: { a: { type: string } }, patternProperties: { "^x": { type: integer } }, additionalProperties: false }
      Named: { propertyNames: { pattern: "^[a-z]+$" } }
      """,
      """
      alias One = {string}
      alias Same = {integer}
      object Beside
        a?: string
        ...: integer
      alias Named = {json}
      """
    )
  }

  func testPatternsThatTellNothingAreJSON() throws {
    try assertShape(
      """
      Two: { patternProperties: { "^x": { type: integer }, "^y": { type: string } } }
      Open: { properties: { a: { type: string } }, patternProperties: { "^x": { type: integer } } }
      """,
      """
      alias Two = {json}
      object Open
        a?: string
        ...: json
      """,
      says: [
        "api.yaml:6:39: warning: the patterns of “Two” mean values of several types, which are read"
          + " as any JSON [pattern-properties]",
        "api.yaml:7:77: warning: members beside these patterns may have any value, so all are read"
          + " as any JSON; add additionalProperties: false [pattern-properties]",
      ]
    )
  }

  func testMembersUnderAConditionMayBeThere() throws {
    try assertShape(
      """
      A:
        required: [kind]
        properties: { kind: { type: string } }
        if: { properties: { kind: { const: x } } }
        then: { required: [x], properties: { x: { type: integer }, kind: { const: x } } }
        else: { properties: { y: { type: string }, x: { type: string } } }
      B:
        properties: { card: { type: string } }
        dependentSchemas: { card: { required: [street], properties: { street: { type: string } } } }
      """,
      """
      object A
        kind: string
        y?: string
        ...: json
      object B
        card?: string
        street?: string
      """,
      says: [
        "api.yaml:9:11: note: “if” is not checked; what depends on it is read where it is there"
          + " [unsupported-keyword]",
        "api.yaml:14:25: note: “dependentSchemas” is not checked; what depends on it is read where"
          + " it is there [unsupported-keyword]",
      ]
    )
  }

  func testFormatsByTheirOtherNames() throws {
    try assertShape(
      """
      A:
        properties:
          guid: { type: string, format: guid }
          upper: { type: string, format: UUID }
          url: { type: string, format: url }
          big: { type: integer, format: uint64 }
          number: { type: number, format: int64 }
          time: { type: string, format: time }
          text: { type: string, contentEncoding: base64url }
      """,
      """
      object A
        guid?: uuid
        upper?: uuid
        url?: uri
        big?: uint64
        number?: int64
        time?: string
        text?: string
      """
    )
  }
}
