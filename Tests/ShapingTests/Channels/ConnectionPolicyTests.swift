import Shape
import XCTest

/// The extensions of AsyncAPI documents for connections.
final class ConnectionPolicyTests: XCTestCase {
  func testReadsEveryExtension() throws {
    try assertPolicy(
      """
      x-keep-alive:
        { by: both, using: message, after: 120, pongTimeout: 0.5, retryInterval: 0.2, ping: @ping, pong: @pong, announced: { message: @opened, location: "$message.payload#/data/after" } }
      x-close-codes:
        - { from: 4000, name: noTLS, reaction: stop, description: Only TLS. }
        - { from: 4100, to: 4199, reaction: back-off, after: 1 }
      x-error-codes:
        { message: @error, location: "$message.payload#/a~1b", until: @opened, codes: [{ from: 1, reaction: stay }] }
      x-back-off: { curve: exponential, initialDelay: 2, maxDelay: 150, jitter: 1, attempts: 6 }
      x-dedupe: { key: ["$message.payload#/id", "$message.payload#"], window: 100 }
      x-sequence: { location: "$message.payload#/n", key: ["$message.payload#/p"], window: 5, scope: connection }
      x-resume:
        cursor: [{ location: "$message.payload#/n", query: after }, { location: "$message.payload#/t", header: T }, { location: "$message.payload#/n", message: "$message.payload#/since" }]
        retention: 60
      x-resubscription:
        - { message: @join, key: ["$message.payload#/p"], ending: @ping }
        - { message: @join }
      x-buffer: { bound: 10, overflow: drop-oldest, description: Enough. }
      """,
      """
      keep-alive both message after 120 within 0.5 again after 0.2 ping ping pong pong announced by opened at payload/data/after
      close-codes
        4000 stop noTLS // Only TLS.
        4100-4199 back-off after 1
      error-codes error at payload/a/b until opened
        1 stay
      back-off exponential 2 by 2 up to 150 jitter 1 attempts 6
      dedupe payload/id payload among 100
      sequence payload/n for each payload/p within 5 of a connection
      resume payload/n in query after, payload/t in header T, payload/n in message payload/since for 60
      resubscription
        join for each payload/p until ping
        join
      buffer 10 drop-oldest
      """
    )
  }

  func testReportsAndOmitsInvalidExtensions() throws {
    try assertPolicy(
      """
      x-close-codes:
        - { from: 4000, reaction: halt }
        - { from: 4199, to: 4100, reaction: back-of }
        - { from: 4299, to: 4200, reaction: reconnect, after: -1 }
        - { reaction: stop }
      x-back-off: { curve: linear, initialDelay: soon }
      x-buffer: { bound: 0, overflow: fail }
      """,
      """
      close-codes
        4200-4299 reconnect
      """,
      [
        "api.yaml:10:29: warning: “reaction” of “x-close-codes” has the unknown value “halt”;"
          + " ignored [invalid-extension]\n  help: write stop, reconnect, back-off or stay",
        "api.yaml:11:39: warning: “reaction” of “x-close-codes” has the unknown value “back-of”;"
          + " ignored [invalid-extension]\n  help: write back-off",
        "api.yaml:12:23: warning: “to” is less than “from” in “x-close-codes”; the values are"
          + " swapped [invalid-extension]\n  help: write from: 4200, to: 4299",
        "api.yaml:12:57: warning: “after” of “x-close-codes” must be a number of seconds; ignored"
          + " [invalid-extension]\n  help: write a number of seconds, such as 30 or 0.5",
        "api.yaml:13:5: warning: “x-close-codes” lacks “from”; ignored [invalid-extension]\n"
          + "  help: add “from”",
        "api.yaml:14:44: warning: “initialDelay” of “x-back-off” must be a number of seconds;"
          + " ignored [invalid-extension]\n  help: write a number of seconds, such as 30 or 0.5",
        "api.yaml:15:20: warning: “bound” of “x-buffer” must be an integer of at least 1; ignored"
          + " [invalid-extension]\n  help: write an integer of at least 1",
      ]
    )
  }

  func testReportsInvalidPolicies() throws {
    try assertPolicy(
      """
      x-sequence: { window: 5 }
      x-resume: { cursor: [{ location: "$message.payload#/n", query: after, header: T }, { location: "$message.payload#/n" }] }
      x-resubscription: [{ key: ["$message.payload#/p"] }, { message: @join, key: ["$.p"] }]
      """,
      "resubscription",
      [
        "api.yaml:9:13: warning: “x-sequence” lacks “location”; ignored [invalid-extension]\n"
          + "  help: add “location”",
        "api.yaml:10:22: warning: a part of the cursor of “x-resume” must have one of “query”,"
          + " “header” and “message”; ignored [invalid-extension]\n"
          + "  help: write a part for each destination",
        "api.yaml:10:84: warning: a part of the cursor of “x-resume” must have one of “query”,"
          + " “header” and “message”; ignored [invalid-extension]\n"
          + "  help: write a part for each destination",
        "api.yaml:11:20: warning: “x-resubscription” lacks “message”; ignored [invalid-extension]\n"
          + "  help: add “message”",
        "api.yaml:11:114: warning: “$.p” isn't a valid location in a message; ignored"
          + " [invalid-extension]\n  help: write $message.payload# or $message.header#, followed"
          + " by a JSON Pointer",
      ]
    )
  }

  /// A key with half of its paths would merge distinct messages.
  func testOmitsAnExtensionWithAnInvalidPath() throws {
    try assertPolicy(
      """
      x-dedupe: { key: ["$message.payload#/id", "$.t", "$message.payload#/~2"], window: 100 }
      x-error-codes: { message: @error, location: "$message.payload/t", codes: [{ from: 1, reaction: stay }] }
      """,
      "",
      [
        "api.yaml:9:43: warning: “$.t” isn't a valid location in a message; ignored"
          + " [invalid-extension]\n  help: write $message.payload# or $message.header#, followed"
          + " by a JSON Pointer",
        "api.yaml:9:50: warning: “$message.payload#/~2” isn't a valid location in a message;"
          + " ignored [invalid-extension]\n  help: write $message.payload# or $message.header#,"
          + " followed by a JSON Pointer",
        "api.yaml:10:81: warning: “$message.payload/t” isn't a valid location in a message;"
          + " ignored [invalid-extension]\n  help: write $message.payload# or $message.header#,"
          + " followed by a JSON Pointer",
      ]
    )
  }

  func testAMessageBelongsToAChannel() throws {
    try assertPolicy(
      """
      x-keep-alive:
        { by: client, using: frame, after: 1, pongTimeout: 1, ping: { $ref: "#/components/messages/extra" }, pong: { payload: {} } }
      components: { messages: { extra: { payload: {} } } }
      """,
      """
      keep-alive client frame after 1 within 1
      """,
      [
        "api.yaml:10:63: warning: “x-keep-alive” must refer to a message of a channel; ignored"
          + " [invalid-extension]\n  help: write a reference such as '#/channels/…/messages/…'",
        "api.yaml:10:110: warning: “x-keep-alive” must refer to a message of a channel; ignored"
          + " [invalid-extension]\n  help: write a reference such as '#/channels/…/messages/…'",
        "api.yaml:11:27: note: no channel contains the message “extra”; not generated"
          + " [not-generated]\n  help: add the message to a channel, or remove it",
      ]
    )
  }

  func testCorrectsMisspelledKeys() throws {
    try assertPolicy(
      "x-back-off: { curve: constant, initalDelay: 1, maxDelay: 9, jiter: 2, colour: red }",
      "back-off constant 1 up to 9 jitter 2",
      [
        "api.yaml:9:32: warning: unknown key “initalDelay” in “x-back-off”;"
          + " interpreted as “initialDelay” [misspelled-key]\n"
          + "  help: rename the key to “initialDelay”, or to “x-initalDelay”",
        "api.yaml:9:61: warning: unknown key “jiter” in “x-back-off”; interpreted as “jitter”"
          + " [misspelled-key]\n  help: rename the key to “jitter”, or to “x-jiter”",
        "api.yaml:9:71: warning: unknown key “colour” in “x-back-off”; ignored [unknown-key]\n"
          + "  help: remove the key, or rename it to “x-colour”",
      ]
    )
  }

  /// Extensions of a channel override those of its server, and these override those of the root.
  func testExtensionsOfChannelsPrecedeServersAndRoot() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      x-buffer: { bound: 1, overflow: fail }
      servers: { live: { host: example.com, protocol: wss, x-buffer: { bound: 2, overflow: fail } } }
      channels:
        a: &a
          address: a
          x-buffer: { bound: 3, overflow: fail }
          x-keep-alive:
            { by: client, using: message, after: 1, pongTimeout: 1, ping: { $ref: "#/channels/a/messages/two" }, pong: { $ref: "#/channels/a/messages/one" } }
          messages:
            one: { $ref: "#/components/messages/shared" }
            two: { payload: { type: integer } }
        b:
          address: b
          x-keep-alive:
            { by: client, using: message, after: 1, pongTimeout: 1, ping: { $ref: "#/channels/a/messages/two" }, pong: { $ref: "#/channels/b/messages/three" } }
          messages: { three: { $ref: "#/components/messages/shared" } }
      components: { messages: { shared: { payload: { type: string } } } }
      """,
      """
      union a.incoming
        one: string (string)
        two: integer (integer)
      union a.outgoing
        one: string (string)
        two: integer (integer)
      union b.incoming
        three: string (string)
      union b.outgoing
        three: string (string)
      buffer 1 fail
      server wss://example.com wss
        buffer 2 fail
      channel a: a
        keep-alive client message after 1 within 1 ping two pong one
        buffer 3 fail
        incoming a.incoming
          one
          two
        outgoing a.outgoing
          one
          two
      channel b: b
        keep-alive client message after 1 within 1 ping two pong three
        incoming b.incoming
          three
        outgoing b.outgoing
          three
      """
    )
  }

  private func assertPolicy(
    _ extensions: String,
    _ expected: String,
    _ reports: [String] = [],
    line: UInt = #line
  ) throws {
    let references = extensions.replacing(/@(\w+)/) { match in
      "{ $ref: \"#/channels/feed/messages/\(match.1)\" }"
    }
    let sample = try Sample([
      "api.yaml": """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        feed:
          address: feed
          messages: { ping: {}, pong: {}, opened: {}, error: {}, join: {} }
      operations:
        talk: { action: send, channel: { $ref: "#/channels/feed" } }
      \(references)
      """
    ])
    let policies = sample.service?.realtime.first?.policies ?? ConnectionPolicies()
    XCTAssertEqual(policies.printed.joined(separator: "\n"), expected, line: line)
    XCTAssertEqual(sample.diagnostics, reports, line: line)
  }
}
