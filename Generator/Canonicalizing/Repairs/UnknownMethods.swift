import Canonical
import Specification

/// Reports unknown keys of a path item, and methods that aren't valid in HTTP.
struct UnknownMethods {
  private let item: WrittenOpenAPI.PathItem

  init(_ item: WrittenOpenAPI.PathItem) { self.item = item }

  func report(to diagnostics: Diagnostics) {
    for member in item.unknownMembers {
      diagnostics.warn(
        .unknownMethod,
        at: member.keyMark,
        "\(Excerpt.quoted(member.key)) isn't a method of a path item; ignored",
        fix: "write get, put, post, delete, options, head, patch, trace or query, or move another"
          + " method to “additionalOperations”"
      )
    }
  }

  /// Returns whether the method of an operation is valid in HTTP, and reports an invalid one.
  static func admits(
    _ operation: Named<WrittenOpenAPI.Operation>,
    _ diagnostics: Diagnostics
  ) -> Bool {
    if operation.key.isHTTPToken { return true }
    diagnostics.warn(
      .unknownMethod,
      at: operation.keyMark,
      "\(Excerpt.quoted(operation.key)) isn't a valid HTTP method; ignored",
      fix: "use letters, digits and “-”, as in COPY"
    )
    return false
  }
}
