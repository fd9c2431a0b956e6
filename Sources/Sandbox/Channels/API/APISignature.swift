import BinderyRuntime
import Cryptography

/// The signature in the query of a request to the HTTP API.
struct APISignature {
  let call: Call
  let credentials: AppCredentials
  /// The current time, in seconds since 1970.
  let now: Int

  /// The maximum difference between the clocks, in seconds.
  static let tolerance = 600

  func check() throws(APIRefusal) {
    let key = try parameter("auth_key")
    guard key == credentials.key else {
      throw .unauthorized("Unknown auth_key \(key.prefix(50))")
    }
    let version = try parameter("auth_version")
    guard version == "1.0" else {
      throw .unauthorized("Version \(version.prefix(20)) not supported: expected 1.0")
    }
    try checkTime()
    try checkBody()
    let signature = try parameter("auth_signature")
    guard credentials.isValid(signature, for: signed) else {
      throw .unauthorized(
        "Invalid signature: you should have sent HmacSHA256Hex("
          + "\(JSONValue.string(signed)), your_secret_key), but you sent \(signature.prefix(64))"
      )
    }
  }

  /// The signed text: method, path and query, with lower-case sorted names and no escapes.
  var signed: String {
    let parameters = call.query.values.map { (name: $0.key.lowercased(), value: $0.value) }
      .filter { $0.name != "auth_signature" }
      .sorted { $0.name < $1.name }
    let query = parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    let path = call.target.prefix { $0 != "?" }
    return "\(call.method.rawValue)\n\(path)\n\(query)"
  }

  private func parameter(_ name: String) throws(APIRefusal) -> String {
    guard let value = call.query[name], !value.isEmpty else {
      throw .unauthorized("Missing required parameter: \(name)")
    }
    return value
  }

  private func checkTime() throws(APIRefusal) {
    let text = try parameter("auth_timestamp")
    guard let time = Int(text) else {
      throw .unauthorized("auth_timestamp is not a number: \(text.prefix(20))")
    }
    let (distance, overflows) = time.subtractingReportingOverflow(now)
    guard !overflows, distance.magnitude <= Self.tolerance else {
      throw .unauthorized(
        "Timestamp expired: Given timestamp (\(time)) not within \(Self.tolerance)s "
          + "of server time (\(now))"
      )
    }
  }

  /// Checks the digest; without a body it may be absent, or be that of an empty body.
  private func checkBody() throws(APIRefusal) {
    if call.query["body_md5"] == nil, call.body.isEmpty { return }
    let digest = try parameter("body_md5")
    guard let own = try? MD5.digest(of: call.body).hexadecimal, own == digest else {
      throw .unauthorized("Invalid body_md5: it isn't the MD5 of the body")
    }
  }
}
