/// Hears what becomes of a client; every call is optional.
public protocol ChatCenterUISDKDelegate: AnyObject, Sendable {
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
