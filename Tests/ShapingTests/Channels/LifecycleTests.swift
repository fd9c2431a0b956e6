import XCTest

/// The state machine of a connection's lifecycle.
final class LifecycleTests: XCTestCase {
  func testTheTableIsRead() throws {
    try assertLifecycle(
      """
      inputs: { enter: A guest enters., leave: }
      states: { connected: They are heard., late: }
      conditions: { kept: }
      rules:
        - { input: enter, when: { late: false }, set: { connected: true } }
        - { input: leave, when: { kept: true, connected: true } }
        - { input: leave, set: { connected: false, late: true } }
      examples:
        - { name: Kept, conditions: [kept], inputs: [enter, leave], connected: true }
        - { name: Not kept, inputs: [enter, leave], connected: false }
      """,
      """
      lifecycle
        input enter // A guest enters.
        input leave
        state connected // They are heard.
        state late
        condition kept
        on enter when not late set connected
        on leave when connected, kept
        on leave set not connected, late
        example Kept given kept: enter, leave -> connected
        example Not kept: enter, leave -> not connected
      """
    )
  }

  /// A table without one of its rules would have another meaning.
  func testOmitsATableWithAnInvalidRule() throws {
    try assertLifecycle(
      """
      inputs: { enter: "" }
      states: { connected: "" }
      rules:
        - { input: entre, set: { connected: true } }
        - { input: enter, set: { conected: true } }
        - { input: enter, when: { kept: true } }
        - { input: enter, set: { connected: 1 } }
        - { set: { connected: true } }
      """,
      "",
      [
        "api.yaml:11:20: warning: “input” of “x-lifecycle” has the unknown value “entre”; ignored"
          + " [invalid-extension]\n  help: write enter",
        "api.yaml:12:44: warning: “set” of “x-lifecycle” has the unknown value “conected”;"
          + " ignored [invalid-extension]\n  help: write connected",
        "api.yaml:13:41: warning: “when” of “x-lifecycle” has the unknown value “kept”; ignored"
          + " [invalid-extension]\n  help: define “kept”, or correct the name",
        "api.yaml:14:45: warning: “connected” of “x-lifecycle” must be true or false; ignored"
          + " [invalid-extension]\n  help: write true or false",
        "api.yaml:15:11: warning: “x-lifecycle” lacks “input”; ignored [invalid-extension]\n"
          + "  help: add “input”",
      ]
    )
  }

  func testOmitsOnlyTheInvalidExample() throws {
    try assertLifecycle(
      """
      inputs: { enter: "" }
      states: { connected: "" }
      rules: [{ input: enter, set: { connected: true } }]
      examples:
        - { name: A, inputs: [enter, leave], connected: true }
        - { name: B, conditions: [kept], inputs: [], connected: true }
        - { name: C, inputs: [enter] }
        - { name: D, inputs: [enter], connected: true }
      """,
      """
      lifecycle
        input enter
        state connected
        on enter set connected
        example D: enter -> connected
      """,
      [
        "api.yaml:12:38: warning: “inputs” of “x-lifecycle” has the unknown value “leave”;"
          + " ignored [invalid-extension]\n  help: define “leave”, or correct the name",
        "api.yaml:13:35: warning: “conditions” of “x-lifecycle” has the unknown value “kept”;"
          + " ignored [invalid-extension]\n  help: define “kept”, or correct the name",
        "api.yaml:14:11: warning: “x-lifecycle” lacks “connected”; ignored [invalid-extension]\n"
          + "  help: add “connected”",
      ]
    )
  }

  func testATableNeedsAConnection() throws {
    try assertLifecycle(
      """
      inputs: { enter: "" }
      states: { late: "" }
      rules: [{ input: enter, set: { late: true } }]
      """,
      "",
      [
        "api.yaml:9:15: warning: “states” of “x-lifecycle” lacks “connected”; ignored"
          + " [invalid-extension]\n  help: add “connected” to “states”"
      ]
    )
  }

  func testRejectsDuplicateNames() throws {
    try assertLifecycle(
      """
      inputs: { enter: "" }
      states: { connected: "", late: "" }
      conditions: { late: "" }
      rules: [{ input: enter, set: { connected: true } }]
      """,
      "",
      [
        "api.yaml:10:27: warning: “late” of “x-lifecycle” is also the name of a state; ignored"
          + " [invalid-extension]\n  help: rename the condition"
      ]
    )
  }

  private func assertLifecycle(
    _ lifecycle: String,
    _ expected: String,
    _ reports: [String] = [],
    line: UInt = #line
  ) throws {
    let indented = lifecycle.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
    let sample = try Sample([
      "api.yaml": """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        feed:
          address: feed
          messages: { ping: {} }
          x-lifecycle:
      \(indented)
      operations:
        talk: { action: send, channel: { $ref: "#/channels/feed" } }
      """
    ])
    let policies = sample.service?.channels.first?.policies.printed ?? []
    XCTAssertEqual(policies.joined(separator: "\n"), expected, line: line)
    XCTAssertEqual(sample.diagnostics, reports, line: line)
  }
}
