import Canonical
import Specification

extension Diagnostic.Code {
  static let unknownMethod = Self("unknown-method")
}

/// Reports unknown keys of a path item, and methods that aren't valid in HTTP.
struct UnknownMethods {
  private let item: WrittenOpenAPI.PathItem

  init(_ item: WrittenOpenAPI.PathItem) { self.item = item }

  func report(to diagnostics: Diagnostics) {
    for member in item.unknownMembers {
      diagnostics.report(
        Diagnostic(
          .warning,
          .unknownMethod,
          at: member.keyMark,
          "\(Excerpt.quoted(member.key)) is no method of a path and is omitted",
          fix: "write get, put, post, delete, options, head, patch, trace or query; any other goes"
            + " under additionalOperations"
        )
      )
    }
  }

  /// Returns whether the method of an operation is valid in HTTP, and reports an invalid one.
  static func admits(
    _ operation: Named<WrittenOpenAPI.Operation>,
    _ diagnostics: Diagnostics
  ) -> Bool {
    if operation.key.isHTTPToken { return true }
    diagnostics.report(
      Diagnostic(
        .warning,
        .unknownMethod,
        at: operation.keyMark,
        "\(Excerpt.quoted(operation.key)) is not a valid HTTP method and is omitted",
        fix: "write letters, digits and -, as in COPY"
      )
    )
    return false
  }
}
