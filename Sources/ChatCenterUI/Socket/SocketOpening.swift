import BinderyRuntime

/// What a socket says before anything else: which device it is, and who the client is.
// the device first, and then the client.
struct SocketOpening: Sendable {
  private var step = Step.closed

  private enum Step: Hashable {
    case closed
    /// The service is to give the device an address, in answer to this.
    case registering(CorrelationID)
    /// The service is to say that it knows the client, in answer to this.
    case introducing(CorrelationID)
    case ready
  }

  enum Progress: Hashable, Sendable {
    /// The device has an address; the client introduces itself with this correlation.
    case registered(String)
    case ready
    /// The service doesn't want the device, or the client.
    case refused(code: String, details: String?)
  }

  var isReady: Bool { step == .ready }

  /// Whether the service was told who the client is.
  var hasIntroduced: Bool {
    switch step {
    case .introducing, .ready: true
    case .closed, .registering: false
    }
  }

  mutating func begin(_ correlation: CorrelationID) { step = .registering(correlation) }

  mutating func introduce(_ correlation: CorrelationID) { step = .introducing(correlation) }

  mutating func end() { step = .closed }

  /// Nil for an answer to something else.
  mutating func receive(_ answer: DeviceRegistered) -> Progress? {
    guard step == .registering(answer.correlationId) else { return nil }
    switch answer.data {
    case .registration(let registration) where !registration.deviceAddress.isEmpty:
      return .registered(registration.deviceAddress)
    case .refusal(let refusal): return .refused(code: refusal.error, details: refusal.errorDetails)
    case .registration, .unknown: return .refused(code: "", details: "no device address")
    }
  }

  /// Nil for an answer to something else.
  mutating func receive(_ answer: MessageSent) -> Progress? {
    guard case .introducing(let correlation) = step, correlation == answer.correlationId else {
      return nil
    }
    if case .refusal(let refusal) = answer.data {
      return .refused(code: refusal.error, details: refusal.errorDetails)
    }
    step = .ready
    return .ready
  }
}
