import XCTest

/// `host`, `basePath` and `schemes` of Swagger 2.0.
final class SwaggerServerTests: XCTestCase {
  func testEachSchemeIsAServer() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      host: a.example:8080
      basePath: /v1/
      schemes: [http, https]
      paths: {}

      """#,
      #"""
      server https://a.example:8080/v1
      server http://a.example:8080/v1
      """#
    )
  }

  func testASchemeThatRequestsCannotUse() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      host: a.example
      schemes: [ws, wss]
      paths: {}

      """#,
      #"""
      server https://a.example
      """#,
      reports: [
        "api.yaml:4:11: warning: the scheme “ws” isn't supported for requests; ignored"
          + " [invalid-server]\n"
          + "  help: write https or http",
        "api.yaml:4:15: warning: the scheme “wss” isn't supported for requests;"
          + " ignored [invalid-server]\n"
          + "  help: write https or http",
      ]
    )
  }

  func testALocalHostWithoutSchemes() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      host: localhost:5000
      basePath: /v1
      paths: {}

      """#,
      #"""
      server http://localhost:5000/v1
      """#
    )
  }

  func testAPathWithoutAHost() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      basePath: /v1
      paths: {}

      """#,
      #"""
      server /v1
      """#,
      reports: [
        "api.yaml:3:1: note: the server URL “/v1” has no host; the caller sets it"
          + " [invalid-server]\n"
          + "  help: write an absolute URL; in Swagger 2.0, add “host”"
      ]
    )
  }

  func testNoServer() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      basePath: /
      schemes: [https]
      paths: {}

      """#,
      #"""

      """#
    )
  }

  func testInvalidHosts() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      host: "http://a.example/"
      basePath: v1
      paths: {}

      """#,
      #"""
      server http://a.example/v1
      """#,
      reports: [
        "api.yaml:3:7: warning: “host” can't have a scheme or a path; interpreted as"
          + " “a.example” [invalid-server]\n"
          + "  help: write host: a.example",
        "api.yaml:4:11: warning: “basePath” must begin with “/”; interpreted as “/v1”"
          + " [invalid-server]\n"
          + "  help: write basePath: /v1",
      ]
    )
  }

  func testAHostWithVariables() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      host: "{region}.a.example"
      paths: {}

      """#,
      #"""

      """#,
      reports: [
        "api.yaml:3:1: warning: invalid server URL “https://{region}.a.example”:"
          + " invalid character in the host; ignored [invalid-server]\n"
          + "  help: write scheme, host and path, as in https://api.example.com/v1"
      ]
    )
  }

  func testTheSchemesOfAnOperation() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      host: a.example
      schemes: [https]
      paths:
        /a: { get: { operationId: a, schemes: [http], responses: { "204": { description: d } } } }
        /b: { get: { operationId: b, schemes: [http, https], responses: { "204": { description: d } } } }

      """#,
      #"""
      server https://a.example
      operation a: GET /a
        server http://a.example
        204: -
      operation b: GET /b
        204: -
      """#
    )
  }

  func testSchemesWithoutAHostHaveNoEffect() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      basePath: /v1
      schemes: [https]
      paths:
        /a: { get: { operationId: a, schemes: [http], responses: { "204": { description: d } } } }

      """#,
      #"""
      server /v1
      operation a: GET /a
        204: -
      """#,
      reports: [
        "api.yaml:3:1: note: the server URL “/v1” has no host; the caller sets it [invalid-server]\n"
          + "  help: write an absolute URL; in Swagger 2.0, add “host”"
      ]
    )
  }
}
