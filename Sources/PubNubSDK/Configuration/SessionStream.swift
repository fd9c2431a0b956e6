import Foundation

/// An observer of a session's requests; the default methods do nothing.
public protocol SessionStream: Sendable {
  /// Called before a request to this path is sent for the first time.
  func emitRequest(_ request: any RequestReplaceable, didCreate path: String)
  /// Called when a response was received, with any status.
  func emitRequest(_ request: any RequestReplaceable, didReceiveStatus status: Int)
  /// Called when an attempt failed and another will follow after `delay` seconds.
  func emitRequest(_ request: any RequestReplaceable, willRetryAfter delay: TimeInterval)
  /// Called when a request failed and is not retried.
  func emitRequest(_ request: any RequestReplaceable, didFailWith error: PubNubError)
}

extension SessionStream {
  /// Does nothing.
  public func emitRequest(_ request: any RequestReplaceable, didCreate path: String) {}
  /// Does nothing.
  public func emitRequest(_ request: any RequestReplaceable, didReceiveStatus status: Int) {}
  /// Does nothing.
  public func emitRequest(_ request: any RequestReplaceable, willRetryAfter delay: TimeInterval) {}
  /// Does nothing.
  public func emitRequest(_ request: any RequestReplaceable, didFailWith error: PubNubError) {}
}
