import Foundation

/// Hears what becomes of a session's requests; whatever it doesn't care for does nothing.
public protocol SessionStream: Sendable {
  /// A request is about to be sent for the first time, to this path.
  func emitRequest(_ request: any RequestReplaceable, didCreate path: String)
  /// An answer came, whatever its status.
  func emitRequest(_ request: any RequestReplaceable, didReceiveStatus status: Int)
  /// A request failed and is sent again after so many seconds.
  func emitRequest(_ request: any RequestReplaceable, willRetryAfter delay: TimeInterval)
  /// A request failed for good.
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
