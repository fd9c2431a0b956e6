import XCTest

/// Objects with settings as members.
final class SettingTests: XCTestCase {
  func testSettingsHaveBoundsAndUnits() throws {
    try assertShape(
      """
      Small:
        type: object
        x-settings: true
        required: [delay, loud]
        properties:
          delay: { type: integer, default: 30, minimum: 1, maximum: 60, x-unit: s }
          loud: { type: boolean, default: false }
      Large:
        allOf:
          - { $ref: "#/components/schemas/Small" }
          - { type: object, required: [name], properties: { name: { type: string, default: x } } }
      """,
      """
      object Small
        delay: integer = 30
        loud: boolean = false
        setting delay from 1 to 60 in s
        setting loud
      object Large
        delay: integer = 30
        loud: boolean = false
        name: string = "x"
        setting delay from 1 to 60 in s
        setting loud
        setting name
      """
    )
  }

  func testASettingHasAValueAtAnyTime() throws {
    try assertShape(
      """
      Sparse:
        type: object
        x-settings: true
        required: [none, open]
        properties:
          delay: { type: integer, default: 30 }
          none: { type: integer }
          open: { type: [integer, "null"], default: 1 }
      """,
      """
      object Sparse
        delay?: integer = 30
        none: integer
        open: integer? = 1
      """,
      reports: [
        "api.yaml:11:9: warning: the setting “delay” must be required and have a default;"
          + " “x-settings” is ignored [invalid-extension]\n  help: add “delay” to “required”, and"
          + " add a “default”",
        "api.yaml:12:9: warning: the setting “none” must be required and have a default;"
          + " “x-settings” is ignored [invalid-extension]\n  help: add “none” to “required”, and"
          + " add a “default”",
        "api.yaml:13:9: warning: the setting “open” must be required and have a default;"
          + " “x-settings” is ignored [invalid-extension]\n  help: add “open” to “required”, and"
          + " add a “default”",
      ]
    )
  }
}
