extension [String] {
  /// The names as a path segment lists them; an empty list is a single comma.
  var orComma: [String] { isEmpty ? ["", ""] : self }

  /// The names for a query parameter; nil for an empty list, which omits the parameter.
  var nilIfEmpty: [String]? { isEmpty ? nil : self }
}
