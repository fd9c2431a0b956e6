/// An error of the HTTP API, sent as plain text.
struct APIRefusal: Error, Equatable {
  let status: Int
  let message: String

  static func invalid(_ message: String) -> Self { Self(status: 400, message: message) }
  static func unauthorized(_ message: String) -> Self { Self(status: 401, message: message) }
  static func tooLarge(_ message: String) -> Self { Self(status: 413, message: message) }
}
