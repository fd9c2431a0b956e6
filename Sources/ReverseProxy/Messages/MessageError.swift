/// Why bytes aren't a message of HTTP/1.1.
struct MessageError: Error, Equatable {
  let reason: String
  /// The status with which a proxy refuses such a request.
  var status = 400

  init(_ reason: String, status: Int = 400) {
    self.reason = reason
    self.status = status
  }
}
