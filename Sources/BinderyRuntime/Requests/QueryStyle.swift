/// How a value stands in a query: OpenAPI's styles.
public enum QueryStyle: Hashable, Sendable {
  /// `color=blue,black`, exploded `color=blue&color=black`
  case form
  /// `color=blue%20black`
  case spaceDelimited
  /// `color=blue%7Cblack`
  case pipeDelimited
  /// `color%5BR%5D=100&color%5BG%5D=200`
  ///
  /// Deeper members nest their brackets, elements of lists are numbered in brackets: what OpenAPI
  /// leaves open, and what services that offer this style read.
  case deepObject

  /// The character between the elements of a list, and how it is written.
  var separator: (raw: Unicode.Scalar, encoded: String) {
    switch self {
    case .form, .deepObject: (",", ",")
    case .spaceDelimited: (" ", "%20")
    case .pipeDelimited: ("|", "%7C")
    }
  }
}
