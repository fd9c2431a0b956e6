import XCTest

@testable import Shaping

/// An operation that is added renames no other.
final class OperationNameStabilityTests: XCTestCase {
  private typealias Entry = (id: String, method: String, path: String)

  private let documents: [[Entry]] = [
    [
      ("read_item_accounts__account_id__items__item_id__get", "GET", "/accounts/{a}/items/{i}"),
      ("create_users_post", "POST", "/users"), ("health_health_get", "GET", "/health"),
    ],
    [
      ("CatsController_findAll", "GET", "/cats"), ("CatsController_getOwner", "GET", "/cats/owner"),
    ],
    [
      ("UserService_GetUser", "GET", "/v1/users/{id}"), ("UserService_Ping", "GET", "/v1/ping"),
    ],
    [
      ("getUserUsingGET", "GET", "/users/{id}"), ("createUsingPOST", "POST", "/users"),
    ],
    [
      ("list", "GET", "/users"), ("list_1", "GET", "/orders"), ("getUser", "GET", "/users/{id}"),
    ],
    [
      ("api_v1_items_list", "GET", "/api/v1/items/"),
      ("api_v1_items_retrieve", "GET", "/api/v1/items/{id}/"),
    ],
    [("users.list", "GET", "/users"), ("users.getById", "GET", "/users/{id}")],
    [("GetUsersUser", "GET", "/v1/users/{user}"), ("getHealth", "GET", "/v1/health")],
    [
      ("getUsersByIdNotes", "GET", "/users/{id}/notes"),
      ("getUsersByIdPosts", "GET", "/users/{id}/posts"), ("getUsersById", "GET", "/users/{id}"),
    ],
    [("user-note-list", "GET", "/user/note"), ("user-note-get", "GET", "/user/note/{id}")],
    [("Aggregate", "GET", "/aggregate"), ("Route", "GET", "/route")],
    [("getUsers", "GET", "/users"), ("getUsers-2", "GET", "/admin/users")],
    [
      ("get-/users/{id}_getById", "GET", "/users/{id}"), ("get-/users", "GET", "/users"),
    ],
  ]

  private let additions: [Entry] = [
    ("addedThing", "GET", "/added"), ("Aggregate2", "POST", "/aggregate"),
    ("beta_create_skill_v1_skills_post", "POST", "/v1/skills"),
    ("read_item_items__item_id__get", "GET", "/items/{item_id}"),
    ("create_orders_post", "POST", "/orders"),
    ("DogsController_findAll", "GET", "/dogs"), ("DogsController_getOwner", "GET", "/dogs/owner"),
    ("AdminService_GetUser", "GET", "/v1/admin/users/{id}"), ("AdminService_Ping", "GET", "/ping"),
    ("getUserUsingGET_1", "GET", "/admin/users/{id}"), ("createUsingPOST_1", "POST", "/orders"),
    ("list_2", "GET", "/products"), ("getUser_1", "GET", "/admin/users/{id}"),
    ("api_v2_items_list", "GET", "/api/v2/items/"), ("posts.list", "GET", "/posts"),
    ("GetUsersUserNotes", "GET", "/v1/users/{user}/notes"),
    ("getNotesByIdUsers", "GET", "/notes/{id}/users"), ("user-post-list", "GET", "/user/post"),
    ("getUsers-3", "GET", "/shops/users"), ("getUserUsingGET_2", "GET", "/users/names/{name}"),
    ("get-/notes/{id}_getById", "GET", "/notes/{id}"),
  ]

  func testAfterTheOthers() {
    for document in documents {
      for addition in additions {
        let changed = changed(document, to: document + [addition])
        XCTAssert(changed.isEmpty, "\(addition.id) changes \(changed)")
      }
    }
  }

  /// Only an operation with the same function takes a name from a later one.
  func testBeforeTheOthers() {
    let taking = Set([
      "read_item_items__item_id__get", "DogsController_getOwner", "AdminService_GetUser",
      "getUserUsingGET_1", "getUserUsingGET_2", "api_v2_items_list", "getUsers-3",
      "GetUsersUserNotes",
    ])
    for document in documents {
      for addition in additions where !taking.contains(addition.id) {
        let changed = changed(document, to: [addition] + document)
        XCTAssert(changed.isEmpty, "\(addition.id) changes \(changed)")
      }
    }
  }

  /// An operation without an operationId renames no other, wherever it is added.
  func testWithoutOperationIDs() {
    let paths = [
      "/api/users", "/api/users/{id}", "/api/users/{id}/keys", "/api/users/{id}/keys/{key}",
      "/api/users/{id}/restart", "/pool", "/pool/{name}", "/pool/{name}/disks", "/v1/keys/{id}",
      "/days/{year}/{month}", "/teams/{team}/days/{year}/{month}", "/apis/{apiId}",
      "/files/{id}/get",
      "/api/users/{id}/attachments/{name}/compressed-data-of-deleted-archives",
      "/files/{id}.{format}",
    ]
    let additions = [
      "/user", "/api/user", "/user/keys", "/user/keys/{key}", "/user/restart", "/users/{id}/delete",
      "/users/{id}/keys/{key}/delete", "/user/{id}/key", "/users/{id}/key",
      "/users/keys", "/users/restart", "/users/id", "/pools", "/pool/name", "/pool/disks",
      "/pool/{name}/disks/{disk}", "/pool/{name}/disk", "/v2/keys/{id}", "/v1/keys", "/v1/key",
      "/keys/{id}", "/days", "/days/{year}", "/day/year", "/teams/{team}/days/{year}", "/team/days",
      "/api", "/file/get", "/keys", "/key",
      "/attachments/{name}/compressed-data-of-deleted-archives", "/files",
    ]
    let methods = ["GET", "POST"]
    let document = paths.flatMap { path in methods.map { unnamed($0, path) } }
    let old = names(ofUnnamed: document)
    for addition in additions.flatMap({ path in methods.map { unnamed($0, path) } }) {
      for index in [0, document.count] {
        var longer = document
        longer.insert(addition, at: index)
        let new = names(ofUnnamed: longer)
        let changed = document.map(\.id).filter { old[$0] != new[$0] }
        XCTAssert(changed.isEmpty, "\(addition.id) changes \(changed)")
        XCTAssertEqual(Set(new.values).count, longer.count, addition.id)
      }
    }
  }

  /// Operations with the same words have names that don't depend on their order.
  func testOrderWithoutOperationIDs() {
    let document = ["/pets/{id}", "/pet/{id}", "/api/pets", "/pets"].map { unnamed("GET", $0) }
    XCTAssertEqual(names(ofUnnamed: document), names(ofUnnamed: document.reversed()))
  }

  /// An operation without an operationId takes no name of an operationId.
  func testOperationIDsBesideOthers() {
    let written = [("getPetById", "GET", "/animals/{id}")]
    let paths = ["/pets/{petId}", "/user", "/pets", "/api/pet"]
    for isLast in [false, true] {
      let named = written.map {
        DescribedOperation(key: $0.0, writtenID: $0.0, method: $0.1, path: $0.2)
      }
      let others = paths.map { unnamed("GET", $0) }.map(described)
      let names = OperationNamer.names(of: isLast ? others + named : named + others)
      XCTAssertNil(names["getPetById"])
      XCTAssertNil(names["getPetsByPetId"])
      XCTAssertEqual(names["getApiPet"]?.first, ["get", "pet"])
    }
  }

  private func unnamed(_ method: String, _ path: String) -> Entry {
    let words = path.replacing("{", with: "/by/").split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (method.lowercased() + name, method, path)
  }

  private func described(_ entry: Entry) -> DescribedOperation {
    DescribedOperation(key: entry.id, writtenID: nil, method: entry.method, path: entry.path)
  }

  private func names(ofUnnamed operations: [Entry]) -> [String: String] {
    let names = OperationNamer.names(of: operations.map(described))
    return Dictionary(
      uniqueKeysWithValues: operations.map { operation in
        let words = names[operation.id]?.first ?? IdentifierWords.split(operation.id)
        return (operation.id, words.joined().lowercased())
      }
    )
  }

  private func changed(_ before: [Entry], to after: [Entry]) -> [String] {
    let (old, new) = (names(of: before), names(of: after))
    return before.map(\.id).filter { old[$0]?.first != new[$0]?.first }
  }

  private func names(of operations: [Entry]) -> [String: [[String]]] {
    OperationNamer.names(
      of: operations.map {
        DescribedOperation(key: $0.id, writtenID: $0.id, method: $0.method, path: $0.path)
      }
    )
  }
}
