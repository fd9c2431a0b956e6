import Canonical
import Specification

/// Removes headers whose names differ only in case; the last one is used.
struct DuplicateHeaders {
  let diagnostics: Diagnostics

  func distinct(_ headers: [Named<OpenAPI.Header>]) -> [Named<OpenAPI.Header>] {
    var found: [Named<OpenAPI.Header>] = []
    var indices: [String: Int] = [:]
    for header in headers {
      guard let duplicate = indices[header.key.lowercased()] else {
        indices[header.key.lowercased()] = found.count
        found.append(header)
        continue
      }
      diagnostics.warn(
        .duplicateParameter,
        at: header.keyMark,
        "duplicate header \(Excerpt.quoted(header.key)), as header names are case-insensitive; the"
          + " last one is used",
        fix: "remove one of the two headers"
      )
      found[duplicate] = header
    }
    return found
  }
}
