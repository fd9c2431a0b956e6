/// The parameters of a connection: `/app/{key}?protocol=7&client=…&version=…`.
struct ChannelsOpening {
  let segments: [Substring]
  let version: String?

  static let protocols = 5...7

  init(_ call: Call) {
    segments = call.segments
    version = call.query["protocol"]
  }

  /// The reason for which a connection is closed when it opens.
  struct Refusal: Error, Equatable {
    let code: UInt16
    let message: String
  }

  func check(_ credentials: AppCredentials) throws(Refusal) {
    guard segments.count == 2, segments[0] == "app" else {
      throw Refusal(code: 4005, message: "Path not found")
    }
    guard PercentDecoding.decode(segments[1]) == credentials.key else {
      throw Refusal(
        code: 4001,
        message: "App key \(segments[1].prefix(50)) not in this cluster. Is the key correct?"
      )
    }
    guard let version, !version.isEmpty else {
      throw Refusal(code: 4008, message: "No protocol version supplied")
    }
    guard let number = Int(version) else {
      throw Refusal(code: 4006, message: "Invalid version string format")
    }
    guard Self.protocols.contains(number) else {
      throw Refusal(code: 4007, message: "Unsupported protocol version \(number)")
    }
  }
}
