import BinderyRuntime

/// The opening of a socket: it registers the device, then sends the user's data.
// the device first, and then the client.
struct SocketOpening: Sendable {
  private var step = Step.closed
  /// The user whose data were sent last.
  private var user: ChatUser?
  /// The push token that was sent last.
  private var pushToken: String?

  private enum Step: Hashable {
    case closed
    /// Waits for the device's address.
    case registering(CorrelationID)
    /// Waits for the acknowledgment of the user's data.
    case sendingUserData(CorrelationID)
    case ready
  }

  enum Progress: Hashable, Sendable {
    /// The device has this address; the user's data are next.
    case registered(String)
    case ready
    /// The service refuses the device or the user.
    case refused(code: String, details: String?)
  }

  /// Whether the service has accepted the device and the user.
  var isReady: Bool { step == .ready }

  /// Whether the user's data were sent.
  private var hasSentUserData: Bool {
    switch step {
    case .sendingUserData, .ready: true
    case .closed, .registering: false
    }
  }

  /// Begins with the registration of the device, which includes the push token.
  mutating func begin(_ correlation: CorrelationID, pushToken: String?) {
    step = .registering(correlation)
    self.pushToken = pushToken
  }

  /// Continues with the user's data.
  mutating func sendUserData(_ user: ChatUser, _ correlation: CorrelationID) {
    step = .sendingUserData(correlation)
    self.user = user
  }

  /// Notes that the user's data are sent again; false before they were sent, or if they are
  /// unchanged.
  ///
  /// - Parameter always: Whether unchanged data are sent, too.
  mutating func resendUserData(_ user: ChatUser, always: Bool) -> Bool {
    guard hasSentUserData, always || self.user != user else { return false }
    self.user = user
    return true
  }

  /// Returns the push token if it is to be sent again; nil if it is unchanged, or the socket isn't
  /// ready.
  mutating func update(pushToken token: String?) -> String? {
    guard isReady, let token, token != pushToken else { return nil }
    pushToken = token
    return token
  }

  mutating func end() { step = .closed }

  /// Nil for a reply to another frame.
  mutating func receive(_ reply: DeviceRegistered) -> Progress? {
    guard step == .registering(reply.correlationId) else { return nil }
    switch reply.data {
    case .registration(let registration) where !registration.deviceAddress.isEmpty:
      return .registered(registration.deviceAddress)
    case .refusal(let refusal): return .refused(code: refusal.error, details: refusal.errorDetails)
    case .registration, .unknown: return .refused(code: "", details: "no device address")
    }
  }

  /// Nil for a reply to another frame.
  mutating func receive(_ reply: MessageSent) -> Progress? {
    guard case .sendingUserData(let correlation) = step, correlation == reply.correlationId else {
      return nil
    }
    if case .refusal(let refusal) = reply.data {
      return .refused(code: refusal.error, details: refusal.errorDetails)
    }
    step = .ready
    return .ready
  }
}
