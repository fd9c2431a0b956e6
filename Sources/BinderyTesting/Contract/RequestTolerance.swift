import BinderyRuntime

/// How far a request may differ from the recorded one, as the document allows.
struct RequestTolerance: Hashable, Sendable {
  /// Recorded headers that the document doesn't describe, in lower case.
  var undescribedHeaders: Set<String> = []
  /// Recorded cookies that the document doesn't describe.
  var undescribedCookies: Set<String> = []
  /// Headers that the document describes, in lower case: the client must send them, even those
  /// that browsers add by themselves.
  var describedHeaders: Set<String> = []
  /// Parameters of the query whose values are numbers.
  var numericParameters: Set<String> = []
}

extension RequestTolerance {
  /// The tolerance for a request of which no document is at hand: the parameters of its query whose
  /// values are numbers are compared as such.
  init(undescribed recorded: HTTPArchive.Request) {
    let pairs = URLPairs.query(URIReference(recorded.url).query ?? "")
    numericParameters = Set(pairs.map(\.name)).filter { name in
      pairs.filter { $0.name == name }.allSatisfy { Self.isNumeric($0.value) }
    }
  }

  /// Whether it is a number, or a list of them with commas.
  private static func isNumeric(_ value: String?) -> Bool {
    value?.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { part in
      (try? JSONNumber(parsing: String(part))) != nil
    } ?? false
  }
}
