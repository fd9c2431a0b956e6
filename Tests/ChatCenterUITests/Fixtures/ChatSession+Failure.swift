@testable import ChatCenterUI

extension ChatSession {
  /// Sends a message; returns the failure, nil if the service acknowledged it.
  func failure(of message: ChatMessage) async -> ChatSendFailure? {
    do throws(ChatSendFailure) {
      try await send(message)
      return nil
    } catch {
      return error
    }
  }
}

extension ChatSendFailure {
  /// The possible outcomes of a message sent while its socket is lost: it waited for the socket, or
  /// was sent after.
  static let whileLost: [ChatSendFailure] = [.connectionLost, .refused(.webSocketNotActive)]
}
