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
        "api.yaml:5:65: warning: the server variable “port” has no default; nothing is assumed"
          + " [invalid-server]"
          + "\n  help: give it a default",
        "api.yaml:7:10: warning: this server has no URL that can be read and is omitted"
          + " [invalid-server]"
          + "\n  help: write a URL, with variables as {name}",
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
        "api.yaml:4:10: warning: the server “{scheme}://x.test” can't be used with its defaults:"
          + " the scheme wss is not supported; “https” is assumed [invalid-server]"
          + "\n  help: make it the default"
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
        "api.yaml:7:53: warning: the default “3” of the server variable “port” is not in its enum;"
          + " any text is accepted [invalid-server]"
          + "\n  help: list it",
        "api.yaml:7:60: warning: the server has no “{gone}”; the variable is omitted [invalid-server]"
          + "\n  help: write it into the server's URL, or remove it here",
      ]
    )
  }

  func testReportsRelativeServersOfOperations() throws {
    try assertOperations(
      """
      /a:
        servers: [{ url: /elsewhere }]
        get: { operationId: getA, responses: { "204": { description: Done. } } }
      """,
      """
      operation getA: GET /a
        server /elsewhere
        204: -
      """,
      reports: [
        "api.yaml:5:22: warning: “/elsewhere” is relative, so the request goes to the client's"
          + " server [invalid-server]"
          + "\n  help: write the whole URL of this server"
      ]
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
      """,
      reports: [
        "api.yaml:5:22: warning: “{base}/x” is relative, so the request goes to the client's"
          + " server [invalid-server]"
          + "\n  help: write the whole URL of this server"
      ]
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
