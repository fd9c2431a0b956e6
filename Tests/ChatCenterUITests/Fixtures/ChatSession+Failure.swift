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
