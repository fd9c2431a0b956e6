/// Receives the number of unread messages, network errors, links and the log; all are optional.
///
/// All calls come on the `callbackQueue` of `ChatCenterUISDK`. A class that is isolated to the main
/// actor conforms with `@preconcurrency ChatCenterUISDKDelegate` in Swift 6, and needs `.main` as
/// that queue.
public protocol ChatCenterUISDKDelegate: AnyObject {
  /// The number of messages that the client hasn't read is another now.
  func chatCenterUI(chatCenter: ChatCenterUISDK, didChangeUnreadMessages count: Int)

  /// A request or an upload failed; the socket is never spoken of here.
  func chatCenterUI(chatCenter: ChatCenterUISDK, didReceiveNetwork error: Error)

  /// A link was chosen; true where the app opens it itself.
  func chatCenterUI(chatCenter: ChatCenterUISDK, didOpen url: URL) -> Bool

  /// What is logged, as far as `ChatLoggerConfig` lets it.
  func chatCenterUI(chatCenter: ChatCenterUISDK, didLog message: String)
}

extension ChatCenterUISDKDelegate {
  public func chatCenterUI(chatCenter: ChatCenterUISDK, didChangeUnreadMessages count: Int) {}
  public func chatCenterUI(chatCenter: ChatCenterUISDK, didReceiveNetwork error: Error) {}
  public func chatCenterUI(chatCenter: ChatCenterUISDK, didOpen url: URL) -> Bool { false }
  public func chatCenterUI(chatCenter: ChatCenterUISDK, didLog message: String) {}
}
