// Page: README.md
// Block: let request = FetchBook(id: id)
// In scope: a client, and the id of a book.

import BinderyRuntime
import Bookshop
import Foundation

func example(api: Bookshop, id: UUID) async throws {
  // BLOCK
  print(book.title)
}
