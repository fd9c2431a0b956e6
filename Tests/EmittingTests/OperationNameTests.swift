import Emitting
import XCTest

/// The methods of operations that a framework named after its code.
final class OperationNameTests: XCTestCase {
  private let document = Emission.document(
    paths: """
      /accounts/{account}/items/{item}:
        get:
          operationId: read_item_accounts__account__items__item__get
          parameters:
            - { name: account, in: path, required: true, schema: { type: string } }
            - { name: item, in: path, required: true, schema: { type: string } }
          responses: { "204": { description: Fine. } }
      /items/{item}:
        get:
          operationId: read_item_items__item__get
          parameters: [{ name: item, in: path, required: true, schema: { type: string } }]
          responses: { "204": { description: Fine. } }
      """
  )

  func testMethodsAndTypesHaveTheShortName() throws {
    let texts = try Emission(document).texts.values.joined()
    XCTAssert(texts.contains("func readItem("), texts)
    XCTAssert(texts.contains("struct ReadItem:"), texts)
    XCTAssert(texts.contains("func readItemByItem("), texts)
    XCTAssert(texts.contains("struct ReadItemByItem:"), texts)
  }

  /// FastAPI derives the keys of forms from operationIds, and those of generic types from Python.
  func testDerivedNamesOfComponents() throws {
    let body = "#/components/schemas/Body_upload_users__id__photo_post"
    let texts = try Emission(
      """
      openapi: 3.1.0
      info: { title: Test, version: "1" }
      paths:
        /users/{id}/photo:
          post:
            operationId: upload_users__id__photo_post
            parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
            requestBody: { content: { multipart/form-data: { schema: { $ref: "\(body)" } } } }
            responses:
              "200":
                description: Fine.
                content: { application/json: { schema: { $ref: "#/components/schemas/Page_User_" } } }
      components:
        schemas:
          Body_upload_users__id__photo_post:
            { type: object, properties: { photo: { type: string, format: binary } } }
          Page_User_:
            title: Page[User]
            type: object
            properties: { items: { type: array, items: { $ref: "#/components/schemas/User" } } }
          User: { type: object, properties: { name: { type: string } } }
      """
    ).texts.values.joined()
    for declaration in ["struct UploadUserPhotoBody:", "struct UserPage:", "-> UserPage"] {
      XCTAssert(texts.contains(declaration), declaration + texts)
    }
  }

  /// A rename gives the short name to another operation, in any order of the document.
  func testARenameWins() throws {
    let rename = Rename(kind: .operation, name: "read_item_items__item__get", to: "readItem")
    let texts = try Emission(document, Emitter.Options(renames: [rename])).texts.values.joined()
    XCTAssert(texts.contains("func readItem(\n    item:") || texts.contains("func readItem(item"))
    XCTAssert(texts.contains("func readAccountItem("), texts)
    XCTAssert(texts.contains("struct ReadAccountItem:"), texts)
  }

  /// A function of several methods has one operationId for all of them.
  func testDuplicateOperationIDs() throws {
    let paths = """
      /proxy/{path}:
        parameters: [{ name: path, in: path, required: true, schema: { type: string } }]
        get: { operationId: proxy_proxy__path__get, responses: { "204": { description: Fine. } } }
        put: { operationId: proxy_proxy__path__get, responses: { "204": { description: Fine. } } }
        post: { responses: { "204": { description: Fine. } } }
      """
    let texts = try Emission(Emission.document(paths: paths)).texts.values.joined()
    for name in ["proxy", "proxyPut", "postProxyByPath"] {
      XCTAssert(texts.contains("func \(name)("), texts)
    }
  }

  /// The method and the path of `POST /post` are one word, unless an operation has it as its ID.
  func testAnOperationWithoutOperationIDRepeatsNoWord() throws {
    let paths = "/post: { post: { responses: { '204': { description: Fine. } } } }"
    let texts = try Emission(Emission.document(paths: paths)).texts.values.joined()
    XCTAssert(texts.contains("func post("), texts)
    let written =
      "/a: { get: { operationId: getGet, responses: { '204': { description: Fine. } } } }"
    let others = try Emission(Emission.document(paths: written)).texts.values.joined()
    XCTAssert(others.contains("func getGet("), others)
  }

  func testAnOperationWithoutOperationIDIsRenamedByItsPointer() throws {
    let path = "/search/{version}/nearby/{query}/{position}/{heading}.{ext}"
    let parameters = ["version", "query", "position", "heading", "ext"].map {
      "{ name: \($0), in: path, required: true, schema: { type: string } }"
    }
    let document = Emission.document(
      paths: """
        \(path):
          parameters: [\(parameters.joined(separator: ", "))]
          get: { responses: { "204": { description: Fine. } } }
        """
    )
    let texts = try Emission(document).texts.values.joined()
    XCTAssert(texts.contains("func getSearchNearbyByQueryAndPositionAndHeading("), texts)
    XCTAssert(texts.contains("struct GetSearchNearbyByQueryAndPositionAndHeading:"), texts)
    let step = path.replacingOccurrences(of: "/", with: "~1")
    let rename = Rename(kind: .pointer, name: "#/paths/\(step)/get", to: "findNearby")
    let renamed = try Emission(document, .init(renames: [rename]))
    XCTAssertEqual(renamed.emitter.unusedRenames, [])
    XCTAssert(renamed.texts.values.joined().contains("func findNearby("))
  }

  func testALongNameIsReportedAndNotCut() throws {
    let id =
      "listTheNotesOfAllUsersWithTheNamesOfTheAccountsThatHaveAccessToThemInTheOrderOfTheirDates"
    let paths = """
      /notes:
        get: { operationId: \(id), responses: { "204": { description: Fine. } } }
      """
    let long = try Emission(Emission.document(paths: paths))
    XCTAssert(long.texts.values.joined().contains("func \(id)("))
    XCTAssertEqual(
      long.emitter.conflicts.map(\.message),
      [
        "the Swift name ‘\(id)’ of the operation “\(id)” has \(id.count) characters; a method"
          + " should have at most 60"
      ]
    )
    XCTAssertEqual(
      long.emitter.conflicts.map(\.fix),
      ["renames: [{ operation: \"\(id)\", to: …, because: … }]"]
    )
    let rename = Rename(kind: .operation, name: id, to: id)
    let chosen = try Emission(Emission.document(paths: paths), .init(renames: [rename]))
    XCTAssertEqual(chosen.emitter.conflicts, [])
  }
}
