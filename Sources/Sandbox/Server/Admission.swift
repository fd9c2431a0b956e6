import PubNubSDK

/// Who may ask at all.
struct Admission {
  let settings: SandboxSettings
  let now: UInt64

  /// How long an address may be.
  static let targetBytes = 32 * 1024

  func check(_ call: Call) throws(Refusal) {
    try checkKeys(call)
    // How long a message may be, publish itself says.
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

  /// Any keys will do, but for none.
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
