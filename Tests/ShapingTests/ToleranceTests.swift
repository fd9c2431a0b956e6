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
        path path: string segments
        path id: string
      operation withColon: GET /users/{user}/posts
        path user: integer
      operation withOtherCase: GET /teams/{teamId}
        path teamId: integer
      operation withOpenBrace: GET /open/{id}/x
        path id: integer
      operation withClosedBrace: GET /closed/{id}/{of}
        path of: integer
        path id: integer
      operation strayAndMissing: GET /a/{x}
        path x: string
      operation withGooglePatterns: GET /v1/{name}:{verb}/{id}
        path name: string segments
        path verb: string segments
        path id: string
      operation withPatterns: GET /v2/{id}/{slug}/{any}/{file}/{one}/{two}
        path id: string
        path slug: string
        path any: string segments
        path file: string segments
        path one: string
        path two: string segments
      operation withSigns: GET /v3/{rest}/{proxy}/{tail}/{page}
        path rest: string segments
        path proxy: string segments
        path tail: string segments
        path page: string
      operation withVariables: GET /{version}/x
        path version: string
      operation withServer: GET /whole/{id}
        path id: integer
      operation withAngles: GET /flask/{id}/{name}/{key}
        path id: integer
        path key: string
        path name: string
      operation withOperators: GET /shapes.{format}/{a}/{b}/{c},{d}
        path format: string
        path a: string
        path b: string
        path c: string
        path d: string
      operation withConstants: GET /constants
        query kind?: string = "a"
        query size?: integer
        query flag: string = ""
      operation withoutName: GET /nameless/{id}
        path id: integer
      operation valid: GET /valid/${id}/:other/{a:b}/with%20space/{my id$}
        path id: integer
        path a:b: integer
        path my id$: integer
      operation strayAlone: GET /stray
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
