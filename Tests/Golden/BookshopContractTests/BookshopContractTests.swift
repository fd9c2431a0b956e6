// Generated from bookshop.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Bookshop
import XCTest

final class DeleteBookContractTests: XCTestCase {
  func testDeleteBook() async {
    await checkContract {
      try await contract.verify(
        "delete-book",
        DeleteBook.self,
        [
          ContractCase(
            "books.har",
            2,
            status: 204,
            connection: Bookshop(credentials: .init(token: "t\"1")).connection
          ) {
            try await $0.deleteBook(id: recorded(#""0b0b0b0b-0000-4000-8000-000000000001""#))
          }
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}
