@testable import ChatCenterUI

extension ChatSession {
  /// What became of a message; nil where the service has it.
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
  /// What may become of a message that is sent while its socket is lost: it waited for the socket,
  /// or came after.
  static let whileLost: [ChatSendFailure] = [.connectionLost, .refused(.webSocketNotActive)]
}
