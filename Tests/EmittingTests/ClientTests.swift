import XCTest

/// The names of a client's own types.
final class ClientTests: XCTestCase {
  func testCredentialsYieldTheirNameToASchemaOfAMethod() throws {
    let texts = try Emission(
      """
      openapi: 3.1.0
      info: { title: Test, version: "1" }
      security: [{ token: [] }]
      paths:
        /login:
          post:
            operationId: login
            requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Credentials" } } } }
      components:
        securitySchemes: { token: { type: http, scheme: bearer } }
        schemas: { Credentials: { type: object, properties: { user: { type: string } } } }
      """
    ).texts
    let client = try XCTUnwrap(texts["Test.swift"])
    XCTAssert(client.contains("login(body: Credentials?"), client)
    XCTAssert(client.contains("credentials: ClientCredentials = ClientCredentials()"), client)
    XCTAssert(client.contains("public struct ClientCredentials: Sendable {"), client)
  }

  func testAClientNamedCredentials() throws {
    let texts = try Emission(
      """
      openapi: 3.1.0
      info: { title: Credentials, version: "1" }
      security: [{ token: [] }]
      paths: {}
      components: { securitySchemes: { token: { type: http, scheme: bearer } } }
      """
    ).texts
    let client = try XCTUnwrap(texts["Credentials.swift"])
    XCTAssert(client.contains("public struct Credentials: APIClient"), client)
    XCTAssert(client.contains("credentials: ClientCredentials = ClientCredentials()"), client)
  }

  func testASchemaDoesNotTakeTheNameTokenProvider() throws {
    let texts = try Emission(
      """
      openapi: 3.1.0
      info: { title: Test, version: "1" }
      security: [{ token: [] }]
      paths: {}
      components:
        securitySchemes: { token: { type: openIdConnect, openIdConnectUrl: "https://a.b" } }
        schemas: { TokenProvider: { type: object, properties: { user: { type: string } } } }
      """
    ).texts
    XCTAssert(try XCTUnwrap(texts["Test.swift"]).contains("token: (any TokenProvider)?"))
    XCTAssert(texts.values.contains { $0.contains("struct TokenProviderModel: JSONModel") })
  }

  func testAnOperationKeepsTheNameCredentials() throws {
    let texts = try Emission(
      """
      openapi: 3.1.0
      info: { title: Test, version: "1" }
      security: [{ token: [] }]
      paths: { /credentials: { get: { operationId: Credentials } } }
      components: { securitySchemes: { token: { type: http, scheme: bearer } } }
      """
    ).texts
    let client = try XCTUnwrap(texts["Test.swift"])
    XCTAssert(client.contains("send(Credentials())"), client)
    XCTAssert(client.contains("credentials: ClientCredentials = ClientCredentials()"), client)
  }
}
