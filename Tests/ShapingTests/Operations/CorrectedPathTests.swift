import XCTest

/// Corrections of invalid path keys.
final class CorrectedPathTests: XCTestCase {
  func testCorrectsPaths() throws {
    try assertCorrected(
      "corrected-paths",
      """
      enum Action: string
        "start"
        "stop"
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
      operation withStar: GET /npm/{package}/-/*other
        path package: string segments
      operation withOtherCase: GET /teams/{teamId}
        path teamId: integer
      operation withOpenBrace: GET /open/{id}/x
        path id: integer
      operation withClosedBrace: GET /closed/{id}/{of}
        path of: integer
        path id: integer
      operation extraAndMissing: GET /a/{x}
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
        query kind: string = "a"
        query size: integer = 2
        query flag: string = ""
      operation withoutName: GET /nameless/{id}
        path id: integer
      operation withListedConstant: GET /actions
        query action: Action = "start"
        query at?: [string]
      operation withAnotherConstant: GET /actions
        query action: Action = "stop"
        query at: [string] = ["now"]
        query count?: integer
      operation withoutNames: GET /nothing/{value2}/{value}/{value3}
        path value2: string
        path value: string
        path value3: string
      operation valid: GET /valid/${id}/:other/{a:b}/with%20space/{my id$}
        path id: integer
        path a:b: integer
        path my id$: integer
      operation extraAlone: GET /extra
      """
    )
  }

  /// Parameters in the notation of routers, if no path of the document has braces.
  func testColonsMarkParametersWhereNothingElseDoes() throws {
    try assertCorrected(
      "paths-of-routers",
      """
      operation itemOfTenant: POST /{tenant}/items/{id}
        path id: integer
        path tenant: string
        204: -
      operation withWords: GET /language/:analyze-text/a:b/:1
        204: -
      operation withVariable: GET /{base}/users
        query id: string
        path base: string
        204: -
      """
    )
  }

  func testCorrectsServers() throws {
    try assertCorrected(
      "corrected-servers",
      """
      server https://{region}.example.com/{version}
        region = eu
        version = v1
      server https://{region}.example.com
        region = eu
      server https://{region}.example.com
        region = eu
      server https://{region}.example.com/$1
        region = eu
      server https://blanks.example.com
      server https://api.example.com/v1
      server https://{region}.example.com/v1
        region = eu
      server https://api.example.com:8443
      server https://192.0.2.1/v1
      server http://localhost:8080/api
      server https://example.com/v1
      server https://slash.example.com
      server http://colon.example.com
      server HTTPS://upper.example.com
      server {protocol}://example.com
        protocol = https
      server v1.0/books
      server index.php
      server ./v1
      """
    )
  }

  func testCorrectsStatuses() throws {
    try assertCorrected(
      "corrected-statuses",
      """
      object several.reply200Body
        a?: string
      operation several: GET /several
        200: application/json several.reply200Body
        201: application/json several.reply200Body
        401: -
        402: -
        4XX: -
        5XX: -
      operation words: GET /words
        2XX: application/json string
        default: -
        201: -
      operation ranges: GET /ranges
        2XX: application/json string
        4XX: -
      """
    )
  }

  func testBodiesOfCorrectedStatusesHaveSchemas() throws {
    try assertSchemas(
      """
      openapi: 3.1.0
      info: { title: T }
      paths:
        /a:
          get:
            operationId: a
            responses:
              "401, 402": { description: no, content: { application/json: { schema: { type: integer } } } }
      """,
      #"""
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {"a.401": {"type": "integer"}, "a.402": {"type": "integer"}}}
      """#
    )
  }
}
