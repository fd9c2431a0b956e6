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
      ("get-/users/{id}_getById", "GET", "/users/{id}"), ("get-/users", "GET", "/users"),
    ],
  ]

  private let additions: [Entry] = [
    ("addedThing", "GET", "/added"),
    ("read_item_items__item_id__get", "GET", "/items/{item_id}"),
    ("create_orders_post", "POST", "/orders"),
    ("DogsController_findAll", "GET", "/dogs"), ("DogsController_getOwner", "GET", "/dogs/owner"),
    ("AdminService_GetUser", "GET", "/v1/admin/users/{id}"), ("AdminService_Ping", "GET", "/ping"),
    ("getUserUsingGET_1", "GET", "/admin/users/{id}"), ("createUsingPOST_1", "POST", "/orders"),
    ("list_2", "GET", "/products"), ("getUser_1", "GET", "/admin/users/{id}"),
    ("api_v2_items_list", "GET", "/api/v2/items/"), ("posts.list", "GET", "/posts"),
    ("GetUsersUserNotes", "GET", "/v1/users/{user}/notes"),
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
      "getUserUsingGET_1", "api_v2_items_list",
    ])
    for document in documents {
      for addition in additions where !taking.contains(addition.id) {
        let changed = changed(document, to: [addition] + document)
        XCTAssert(changed.isEmpty, "\(addition.id) changes \(changed)")
      }
    }
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
