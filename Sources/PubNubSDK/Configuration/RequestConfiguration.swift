import Dispatch

extension PubNub {
  /// What is different for one call.
  public struct RequestConfiguration: Sendable {
    /// What performs the call in the place of the instance's session.
    public var customSession: (any SessionReplaceable)?
    /// What the request is made from in the place of the instance's configuration.
    public var customConfiguration: (any RouterConfiguration)?
    /// Where the completion is called.
    public var responseQueue: DispatchQueue

    /// A call that is like others but for what is given.
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
