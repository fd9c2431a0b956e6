// Page: README.md
// Block: let request = IncomingRequest(method: .post, target: "/hooks
// In scope: what a server framework has received.

import BinderyRuntime
import Bookshop

func example(headers: HTTPHeaders, bytes: [UInt8]) throws {
  // BLOCK
}
