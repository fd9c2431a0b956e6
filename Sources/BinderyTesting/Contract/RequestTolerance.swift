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
