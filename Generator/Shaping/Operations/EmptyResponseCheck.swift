import Shape
import SourceDiagnostics

/// Checks that successful responses have content.
struct EmptyResponseCheck {
  let diagnostics: Diagnostics

  /// Warns once for the whole document about successful responses without content, since a document
  /// with one of them usually has many.
  func check(_ operations: [Operation]) {
    let empty = operations.compactMap { operation in
      operation.emptyResponse.map { (operation: operation, response: $0) }
    }
    guard let first = empty.first else { return }
    let origin = first.response.origin
    let others = empty.count == 2 ? " (and of 1 other)" : " (and of \(empty.count - 1) others)"
    diagnostics.warn(
      .missingSchema,
      at: Mark(origin),
      "the successful response of GET \(Excerpt.quoted(first.operation.id.rawValue))"
        + "\(empty.count == 1 ? "" : others) has no “content”; its body is ignored",
      fix: "add “content” to the response, in Swagger 2.0 “schema”, or use status 204 if it has no"
        + " body"
    )
  }
}

extension Operation {
  /// The successful response to GET if no such response has content.
  fileprivate var emptyResponse: Response? {
    let successes = responses.filter(\.status.isSuccess)
    guard method == "GET", successes.allSatisfy({ $0.contents.isEmpty && $0.headers.isEmpty })
    else {
      return nil
    }
    return successes.first { $0.status == .code(200) || $0.status == .range(2) }
  }
}
