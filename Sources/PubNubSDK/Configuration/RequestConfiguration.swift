import Dispatch

extension PubNub {
  /// Overrides for one call.
  public struct RequestConfiguration: Sendable {
    /// The session that performs the call; nil for the instance's session.
    public var customSession: (any SessionReplaceable)?
    /// The configuration of the request; nil for the instance's configuration.
    public var customConfiguration: (any RouterConfiguration)?
    /// The queue on which the completion handler is called.
    public var responseQueue: DispatchQueue

    /// Creates overrides; omitted arguments keep the instance's settings.
    public init(
      customSession: (any SessionReplaceable)? = nil,
      customConfiguration: (any RouterConfiguration)? = nil,
      responseQueue: DispatchQueue = .main
    ) {
      self.customSession = customSession
      self.customConfiguration = customConfiguration
      self.responseQueue = responseQueue
    }
  }
}
