import Foundation
import XCTest

/// What is written wrong and can only mean one thing; Tests/Diagnostics has what is said about it.
final class ToleranceTests: XCTestCase {
  func testKindsAreTakenAtTheirMeaning() throws {
    try assertMeans(
      "meant-kinds",
      """
      server https://example.com
      credential key: header key
      object A
        id: string
        name: string
        kind?: string = "one"
        short?: json
        list?: json
        minimum?: number
      alias B = A
      alias C = {json}
      alias D = {json}
      operation getA: GET /a deprecated
        query limit: integer?
        200: application/json A
        security key
      """
    )
  }

  func testWordsForTypesAreTakenAtTheirMeaning() throws {
    try assertMeans(
      "meant-types",
      """
      object All
        int?: integer
        long?: int64
        float?: float
        bool?: boolean
        date?: date
        file?: string
        text?: string
        any?: json
        none?: json
        either?: string?
        words?: string?
        list?: [string]
        wrong?: json
        object?: json
      """
    )
  }

  func testPathsAreTakenAtTheirMeaning() throws {
    try assertMeans(
      "meant-paths",
      """
      operation withoutSlash: GET /books
      operation withQuery: GET /search
        query type: string = "book"
        query page: string
      operation withFragment: POST /items
      operation withExpansion: GET /pages
        query offset?: string
        query limit?: string
      operation withExplosion: GET /files/{path}/{id}
        path path: string
        path id: string
      operation withColon: GET /users/{user}/posts
        path user: integer
      operation withOtherCase: GET /teams/{teamId}
        path teamId: integer
      operation strayAndMissing: GET /a/{x}
        path x: string
      """
    )
  }

  func testParametersAreTakenAtTheirMeaning() throws {
    try assertMeans(
      "meant-parameters",
      """
      object postA.body
        name?: string
      operation postA: POST /a/{id}
        path id: integer
        query upper?: string
        query old?: [string]
        query plain?: string
        query both?: integer
        query styled?: string
        query twice?: integer
        body?: application/json postA.body
        204: -
      """
    )
  }

  func testResponsesAreTakenAtTheirMeaning() throws {
    try assertMeans(
      "meant-responses",
      """
      operation getA: GET /a
        200: application/json [string]
        201: -
        202: -
        4XX: -
        default: -
      operation nothing: PUT /a
      operation empty: DELETE /a
      """
    )
  }

  func testSecurityIsTakenAtItsMeaning() throws {
    try assertMeans(
      "meant-security",
      """
      credential key: header X-Key
      credential token: bearer
      credential flow: tokens
      operation getA: GET /a
        204: -
        security key | token
      """
    )
  }

  func testTheLastOfTwoKeysCounts() throws {
    try assertMeans(
      "doubled-keys",
      """
      alias A = integer
      alias B = {json}
      operation getA: GET /a
        204: -
      operation getB: GET /b
        204: -
      """
    )
  }

  func testEmptySectionsSayNothing() throws {
    try assertMeans(
      "nothing-in-sections",
      """
      alias A = json
      alias B = json
      operation getA: GET /a
        204: -
      """
    )
  }

  /// The shape of a document in Tests/Diagnostics, below the title.
  private func assertMeans(
    _ name: String,
    _ expected: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let document = tests.appending(path: "Diagnostics/\(name)/spec.yaml")
    let text = try String(contentsOf: document, encoding: .utf8)
    XCTAssertEqual(try Sample(["api.yaml": text]).printed, expected, file: file, line: line)
  }
}
