/// How the end of a body is known (RFC 9112, section 6).
enum BodyFraming: Equatable {
  /// There is no body.
  case none
  case length(Int)
  case chunked
  /// It ends with the connection.
  case untilEnd
}
