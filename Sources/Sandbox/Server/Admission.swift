import PubNubSDK

/// Who may ask at all.
struct Admission {
  let settings: SandboxSettings

  /// How long an address may be.
  static let targetBytes = 32 * 1024

  func check(_ call: Call) throws(Refusal) {
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
}
