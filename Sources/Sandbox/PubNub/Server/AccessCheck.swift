import PubNubSDK

/// The access check of requests.
struct AccessCheck {
  let settings: SandboxSettings
  let now: UInt64

  /// The maximum length of a request target.
  static let targetBytes = 32 * 1024

  func check(_ call: Call) throws(Refusal) {
    try checkKeys(call)
    // The publish endpoint has its own limit.
    guard call.target.utf8.count <= Self.targetBytes || call.segments.first == "publish" else {
      throw .uriTooLong
    }
    guard let allowed = settings.allowedTokens, !allowed.contains(call.query["auth"] ?? "") else {
      return
    }
    throw .forbidden(
      channels: call.list("channels") + call.list("channel"),
      groups: call.query.list("channel-group") + call.list("group")
    )
  }

  /// Checks that the keys are present; any keys are accepted.
  private func checkKeys(_ call: Call) throws(Refusal) {
    if let publishKey = call.parameters["pub"] {
      guard !publishKey.isEmpty, !call["sub"].isEmpty else {
        throw .publish("Invalid Key", at: now)
      }
    } else if call["sub"].isEmpty {
      throw .service(nil, "Invalid Subscribe Key")
    }
  }
}
