import XCTest

/// Server Objects and their variables.
final class ServerTests: XCTestCase {
  func testServersAndTheirVariables() throws {
    try assertDocument(
      """
      openapi: 3.0.3
      info: { title: T }
      servers:
        - url: https://{region}.x.test:{port}/v1
          variables: { region: { default: eu, enum: [eu, us] }, port: {} }
        - url: /relative
        - url: https://{broken
      paths: {}
      """,
      """
      server https://{region}.x.test:{port}/v1
        region = eu of eu | us
        port = 
      server /relative
      """,
      reports: [
        "api.yaml:5:65: warning: the server variable “port” has no default; an empty value is"
          + " used [invalid-server]\n  help: add a “default” to the variable",
        "api.yaml:7:10: warning: missing or invalid server URL; ignored [invalid-server]\n"
          + "  help: write “url”, with variables as {name}",
      ]
    )
  }

  func testKeepsServersWithAValidListedValue() throws {
    try assertDocument(
      """
      openapi: 3.0.3
      info: { title: T }
      servers:
        - url: "{scheme}://x.test"
          variables: { scheme: { enum: [wss, https], default: wss } }
      paths: {}
      """,
      """
      server {scheme}://x.test
        scheme = https of wss | https
      """,
      reports: [
        "api.yaml:4:10: warning: the server URL “{scheme}://x.test” is invalid with its default"
          + " values: unsupported scheme wss; “https” is used [invalid-server]\n"
          + "  help: set the default to “https”"
      ]
    )
  }

  /// The same rules apply to AsyncAPI servers.
  func testVariablesOfServersOfChannels() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T }
      servers:
        live:
          host: "x.test:{port}"
          protocol: wss
          variables: { port: { enum: ["1", "2"], default: "3" }, gone: { default: a } }
      """,
      """
      server wss://x.test:{port} wss
        port = 3 of 1 | 2
      """,
      reports: [
        "api.yaml:7:53: warning: the default “3” of the server variable “port” isn't in “enum”;"
          + " “enum” is ignored [invalid-server]\n  help: add “3” to “enum”",
        "api.yaml:7:60: warning: the server variable “gone” isn't in the server URL; ignored"
          + " [invalid-server]\n  help: add “{gone}” to the server URL, or remove the variable",
      ]
    )
  }

  func testOperationsHaveRelativeServers() throws {
    try assertOperations(
      """
      /a:
        servers: [{ url: /elsewhere }, { url: / }]
        get: { operationId: getA, responses: { "204": { description: Done. } } }
      """,
      """
      operation getA: GET /a
        server /elsewhere
        server /
        204: -
      """
    )
  }

  /// The location of the document is unknown.
  func testReportsServersRelativeToTheDocument() throws {
    try assertOperations(
      """
      /a:
        servers: [{ url: v2 }, { url: ./v3 }, { url: "./" }, { url: "" }]
        get: { operationId: getA, responses: { "204": { description: Done. } } }
      """,
      """
      operation getA: GET /a
        server /v2
        server /v3
        204: -
      """,
      reports: [
        ("22", "v2", "interpreted as “/v2”"), ("35", "./v3", "interpreted as “/v3”"),
        ("50", "./", "the client's server is used"), ("65", "", "the client's server is used"),
      ].map { column, url, meaning in
        "api.yaml:5:\(column): warning: the server URL “\(url)” is relative to the document;"
          + " \(meaning) [invalid-server]\n  help: write an absolute URL, or a path that begins with"
          + " “/”"
      }
    )
  }

  func testOperationsHaveSeveralServersWithVariables() throws {
    try assertOperations(
      """
      /a:
        servers:
          - { url: "https://logs.{site}", variables: { site: { default: a.test, enum: [a.test, b.test] } } }
          - { url: "https://{name}", variables: { name: { default: logs.a.test } } }
        get: { operationId: getA, responses: { "204": { description: Done. } } }
      """,
      """
      operation getA: GET /a
        server https://logs.{site}
          site = a.test of a.test | b.test
        server https://{name}
          name = logs.a.test
        204: -
      """
    )
  }

  func testVariablesCanMakeAServerRelative() throws {
    try assertOperations(
      """
      /a:
        servers: [{ url: "{base}/x", variables: { base: { default: /v1 } } }]
        get: { operationId: getA, responses: { "204": { description: Done. } } }
      """,
      """
      operation getA: GET /a
        server {base}/x
          base = /v1
        204: -
      """
    )
  }

  /// Credentials are not sent in clear text to hosts other than the local machine.
  func testHostsWithoutASchemeUseHTTPS() throws {
    try assertCorrected(
      "hosts-without-scheme",
      """
      server https://127.example.com/v1
      server http://127.0.0.1/v1
      server https://{host}/v2
        host = localhost of localhost | api.example.com
      server http://{host}:8080
        host = localhost of localhost | 127.0.0.1
      server https://{host}/v3
        host = localhost
      server https://127.0.0.{a}{b}
        a = 1 of 1
        b =  of  | .example.com
      server http://localhost:{port}/v4
        port = 8080
      server http://Localhost/v5
      server http://[::1]:8080/v6
      server https://[2001:db8::1]/v7
      server {scheme}://scheme.example.com
        scheme = https
      server https://query.example.com
      server https://fragment.example.com
      """
    )
  }
}
