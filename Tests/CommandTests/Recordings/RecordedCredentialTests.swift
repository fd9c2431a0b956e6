import Foundation
import XCTest

/// Credentials in recordings, which contract tests would copy into Swift.
final class RecordedCredentialTests: XCTestCase {
  private static let jwt =
    "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI0ODEyIiwibmFtZSI6IkFubiJ9."
    + "dBjftJeZ4CVPmB92K27uhbUJU1p1rwW1gFWFOEjXk0g"

  func testCredentialsPreventTheTestOnly() throws {
    let basic = Data("admin:hunter2".utf8).base64EncodedString()
    for (kind, header, value) in [
      ("API key in the header X-Key", "X-Key", "b7Rk2Zq9Lw4Tn6Yc1Vh8"),
      ("API key in the header X-Key", "X-Key", "9f86d081884c7d659a2feaa0c55ad015"),
      ("API key in the header X-Key", "X-Key", "3f2b8c1d-94ae-4f07-b6d5-81c2e97a0f34"),
      ("bearer token in the header Authorization", "Authorization", "Bearer " + Self.jwt),
      (
        "bearer token in the header Authorization", "Authorization",
        "Bearer ghp_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"
      ),
      ("user and password in the header Authorization", "Authorization", "Basic " + basic),
      ("API key in the cookie sid", "Cookie", "sid=k8d1f0q2m7z5x3c9v4b6n1a0s2"),
      ("token in the header X-Auth-Token", "X-Auth-Token", "Vb3nM8kQ2xZ7pL5tR9wY"),
    ] {
      let secret = value.components(separatedBy: " ").last?.replacing("sid=", with: "") ?? value
      let package = try package(#"{ "name": "\#(header)", "value": "\#(value)" }"#)
      let run = try BinderyProcess("generate", in: package.url)
      XCTAssertEqual(run.status, 1, value)
      let secretStart = value.firstRange(of: secret)?.lowerBound ?? value.startIndex
      let column = 52 + header.utf8.count + value[..<secretStart].utf8.count
      XCTAssert(
        run.errors.contains("Spec/shop/recordings/books.har:4:\(column): error: "),
        "\(column) \(run.errors)"
      )
      XCTAssert(run.errors.contains("has a secret: \(kind)"), run.errors)
      XCTAssert(run.errors.contains("[secret-in-recording]"), run.errors)
      XCTAssertFalse(run.errors.contains(secret), "the secret is printed")
      let written = try swift(in: package)
      XCTAssert(written.contains("listBooks"), "the client isn't generated")
      XCTAssertFalse(written.contains(secret), value)
      XCTAssertFalse(written.contains("hunter2"), value)
      XCTAssertFalse(written.contains("ContractCase("), value)
    }
  }

  func testReportsCredentialsInTheQuery() throws {
    let package = try package("", query: "?access_token=Zk4Rw8Tn2Qy6Lp0Vx3Bc")
    let run = try BinderyProcess("generate", in: package.url)
    XCTAssert(
      run.errors.contains("Spec/shop/recordings/books.har:3:64: error: the recording has a secret"),
      run.errors
    )
  }

  func testCredentialsInMembersOfABodyAreFoundByTheirNames() throws {
    for (name, isCredential) in [
      ("otp", true), ("TOTP", true), ("assertion", true), ("client_secret", true),
      ("signing-key", true), ("codeVerifier", true), ("passphrase", true), ("title", false),
    ] {
      let package = try package(posting: #"{ "\#(name)": "b7Rk2Zq9Lw4Tn6Yc1Vh8" }"#, member: name)
      let run = try BinderyProcess("generate", in: package.url)
      XCTAssertEqual(run.status, isCredential ? 1 : 0, name + run.errors)
      XCTAssertEqual(run.errors.contains("[secret-in-recording]"), isCredential, name)
      XCTAssertEqual(try swift(in: package).contains("b7Rk2Zq9"), !isCredential, name)
    }
  }

  func testInventedValuesAreGenerated() throws {
    let basic = Data("Aladdin:open sesame".utf8).base64EncodedString()
    for (header, value) in [
      ("X-Key", "demo"), ("X-Key", "secret"), ("X-Key", "apns_client-1_abc123%3Aclient-1"),
      ("X-Key", "278d425bdf160c739803"), ("X-Key", "00000000-0000-0000-0000-000000000000"),
      ("Authorization", "Bearer expired"), ("Authorization", "Basic " + basic),
      ("Cookie", "sid=demo"),
    ] {
      let package = try package(#"{ "name": "\#(header)", "value": "\#(value)" }"#)
      let run = try BinderyProcess("generate", in: package.url)
      XCTAssertEqual(run.status, 0, run.errors)
      XCTAssert(try swift(in: package).contains("ContractCase("), value)
    }
  }

  /// The client of a test has no credentials if a tool has masked them.
  func testMaskedCredentialsAreNotCompared() throws {
    let package = try package(#"{ "name": "Authorization", "value": "XXXXX" }"#)
    let run = try BinderyProcess("generate", in: package.url)
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssert(try swift(in: package).contains(#"undescribedHeaders: ["authorization"]"#))
  }

  private func package(_ header: String, query: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "log": { "version": "1.2", "entries": [{
        "request": { "method": "GET",
                     "url": "https://shop.example/books\(query)",
                     "headers": [\(header)] },
        "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[]" } },
        "_bindery": { "operation": "listBooks", "provenance": { "kind": "captured", "source": "a" } }
      }] } }

      """,
      to: "Spec/shop/recordings/books.har"
    )
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      security: [{ key: [], basic: [], bearer: [], session: [] }]
      paths:
        /books:
          get:
            operationId: listBooks
            parameters:
              - { name: X-Auth-Token, in: header, schema: { type: string } }
              - { name: access_token, in: query, schema: { type: string } }
            responses:
              "200": { description: All., content: { application/json: { schema: { type: array } } } }
      components:
        securitySchemes:
          key:
            type: apiKey
            in: header
            name: X-Key
            x-examples: ["apns_client-1_abc123:client-1", 278d425bdf160c739803]
          session: { type: apiKey, in: cookie, name: sid }
          basic: { type: http, scheme: basic }
          bearer: { type: http, scheme: bearer }

      """,
      to: "Spec/shop/openapi.yaml"
    )
    try folder.write(
      "documents: [openapi.yaml]\nmodule: Shop\noutput: ../../Sources/Shop\n"
        + "recordings: recordings\ncontractTests: ../../Tests/Shop\n",
      to: "Spec/shop/bindings.yaml"
    )
    return folder
  }

  /// The text of all generated Swift files.
  private func swift(in folder: TemporaryFolder) throws -> String {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    return try names.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.url.appendingPathComponent($0), encoding: .utf8)
    }
    .joined()
  }

  private func package(posting body: String, member: String) throws -> TemporaryFolder {
    let folder = try package("")
    let text = try XCTUnwrap(String(data: JSONEncoder().encode(body), encoding: .utf8))
    try folder.write(
      """
      { "log": { "version": "1.2", "entries": [{
        "request": { "method": "POST", "url": "https://shop.example/books", "headers": [],
                     "postData": { "mimeType": "application/json", "text": \(text) } },
        "response": { "status": 204, "content": {} },
        "_bindery": { "operation": "addBook", "provenance": { "kind": "captured", "source": "a" } }
      }] } }

      """,
      to: "Spec/shop/recordings/books.har"
    )
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          post:
            operationId: addBook
            requestBody:
              content:
                application/json:
                  schema: { type: object, properties: { "\(member)": { type: string } } }
            responses: { "204": { description: Added. } }

      """,
      to: "Spec/shop/openapi.yaml"
    )
    return folder
  }
}
