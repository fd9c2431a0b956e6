// Page: README.md
// Block: try await api.send(AddCover(id: id, body: .file("/tmp/cover.
// In scope: a client, and the id of a book.

import BinderyRuntime
import Bookshop
import Foundation

func example(api: Bookshop, id: UUID) async throws {
  // BLOCK
}
