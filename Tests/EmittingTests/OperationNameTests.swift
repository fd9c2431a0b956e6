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

  /// `postPost` consists of the method and the path, not of the path and an action.
  func testAnOperationWithoutOperationIDIsNotDerived() throws {
    let paths = "/post: { post: { responses: { '204': { description: Fine. } } } }"
    let texts = try Emission(Emission.document(paths: paths)).texts.values.joined()
    XCTAssert(texts.contains("func postPost("), texts)
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
    XCTAssert(texts.contains("func getSearchNearby("), texts)
    XCTAssert(texts.contains("struct GetSearchNearby:"), texts)
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
