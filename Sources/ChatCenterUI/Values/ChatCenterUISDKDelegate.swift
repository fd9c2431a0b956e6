/// A delegate that receives unread counts, network errors, links and log messages.
///
/// All methods are optional, and are called on the `callbackQueue` of `ChatCenterUISDK`. A
/// `@MainActor` class conforms with `@preconcurrency ChatCenterUISDKDelegate` in Swift 6, and
/// requires `.main` as that queue.
public protocol ChatCenterUISDKDelegate: AnyObject {
  /// The number of unread messages has changed.
  func chatCenterUI(chatCenter: ChatCenterUISDK, didChangeUnreadMessages count: Int)

  /// A request or an upload has failed; failures of the socket are not reported here.
  func chatCenterUI(chatCenter: ChatCenterUISDK, didReceiveNetwork error: Error)

  /// The user has chosen a link; return true if the app opens it.
  func chatCenterUI(chatCenter: ChatCenterUISDK, didOpen url: URL) -> Bool

  /// A message was logged, at a level that `ChatLoggerConfig` enables.
  func chatCenterUI(chatCenter: ChatCenterUISDK, didLog message: String)
}

extension ChatCenterUISDKDelegate {
  public func chatCenterUI(chatCenter: ChatCenterUISDK, didChangeUnreadMessages count: Int) {}
  public func chatCenterUI(chatCenter: ChatCenterUISDK, didReceiveNetwork error: Error) {}
  public func chatCenterUI(chatCenter: ChatCenterUISDK, didOpen url: URL) -> Bool { false }
  public func chatCenterUI(chatCenter: ChatCenterUISDK, didLog message: String) {}
}
