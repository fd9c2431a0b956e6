/// How a value is serialized in a query: OpenAPI's styles.
public enum QueryStyle: Hashable, Sendable {
  /// `color=blue,black`, exploded `color=blue&color=black`
  case form
  /// `color=blue%20black`
  case spaceDelimited
  /// `color=blue%7Cblack`
  case pipeDelimited
  /// `color%5BR%5D=100&color%5BG%5D=200`
  ///
  /// Nested members have nested brackets, and elements of lists have their index in brackets.
  /// OpenAPI leaves this open; services with this style accept it.
  case deepObject

  /// The separator of the elements of a list, raw and encoded.
  var separator: (raw: Unicode.Scalar, encoded: String) {
    switch self {
    case .form, .deepObject: (",", ",")
    case .spaceDelimited: (" ", "%20")
    case .pipeDelimited: ("|", "%7C")
    }
  }
}
