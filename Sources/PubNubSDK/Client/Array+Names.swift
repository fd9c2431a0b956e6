extension [String] {
  /// The names as a path lists them: of none, nothing on both sides of a comma.
  var orComma: [String] { isEmpty ? ["", ""] : self }

  /// The names for a query, which doesn't say an empty list.
  var nilIfEmpty: [String]? { isEmpty ? nil : self }
}
