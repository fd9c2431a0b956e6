import BinderyRealtime
import BinderyRuntime
import ChatCenterUI

extension ChatCenterSession {
  /// Returns the refusal of a frame for a fault.
  static func refusal(_ code: UInt16) -> ChatCenterUI.Refusal {
    ChatCenterUI.Refusal(error: "\(code)", errorDetails: "Refused on demand")
  }
}

extension ChatCenterApp.Effect.Kind {
  /// The item that is sent on the socket; if it can't be encoded, a close frame with the reason.
  var item: SocketLink.Item {
    switch self {
    case .send(let frame):
      do throws(JSONError) {
        return .message(.text(String(decoding: try frame.encoded(), as: UTF8.self)))
      } catch {
        return .close(.internalError, "The sandbox can't write its frame")
      }
    case .close(let code, let reason):
      return .close(WebSocketCloseCode(rawValue: code), reason)
    }
  }
}
