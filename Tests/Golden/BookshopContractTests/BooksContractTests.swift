// Generated from bookshop.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Bookshop
import XCTest

final class ListBooksContractTests: XCTestCase {
  func testListBooks() async {
    await checkContract {
      try await contract.verify(
        "listBooks",
        ListBooks.self,
        [
          ContractCase(
            "books.har",
            0,
            status: 200,
            schema: "listBooks.200",
            connection: Bookshop(credentials: .init(token: "t\"1")).connection
          ) {
            try await $0.listBooks(shelf: "sci/fi", tags: ["old", "rare&fine"], limit: 2)
          },
          ContractCase("books.har", 1, status: 429) {
            try await $0.listBooks(shelf: "none")
          },
        ],
        samples: [
          ContractSample(
            404,
            headers: ["Content-Type": "application/json"],
            body: #"{"title": "sample"}"#
          )
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        case .failure(.notFound(let body)): .json(404, body)
        case .failure(.tooManyRequests(let response)):
          .json(429, response.body, headers: ["Retry-After": response.retryAfter])
        }
      }
    }
  }
}
