import BinderyRuntime

/// The differences from the recorded request that the document allows.
struct RequestTolerance: Hashable, Sendable {
  /// Recorded headers that the document doesn't describe, in lower case.
  var undescribedHeaders: Set<String> = []
  /// Recorded cookies that the document doesn't describe.
  var undescribedCookies: Set<String> = []
  /// Recorded query parameters that the document doesn't describe.
  var undescribedQuery: Set<String> = []
  /// The JSONPaths of recorded members of the body that the document doesn't describe.
  var undescribedMembers: Set<String> = []
  /// Headers that the document describes, in lower case; the client must send them, even those
  /// that browsers add by themselves.
  var describedHeaders: Set<String> = []
  /// Query parameters whose values are numbers or Booleans.
  var numericParameters: Set<String> = []
}

extension RequestTolerance {
  /// The tolerance for a request without a document; numbers in its query are compared by value.
  init(undescribed recorded: HTTPArchive.Request) {
    let pairs = URLPairs.query(URIReference(recorded.url).query ?? "")
    numericParameters = Set(pairs.map(\.name)).filter { name in
      pairs.filter { $0.name == name }.allSatisfy { Self.isNumeric($0.value) }
    }
  }

  /// Whether the value is a number or a comma-separated list of numbers.
  private static func isNumeric(_ value: String?) -> Bool {
    value?.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { part in
      (try? JSONNumber(parsing: String(part))) != nil
    } ?? false
  }
}
