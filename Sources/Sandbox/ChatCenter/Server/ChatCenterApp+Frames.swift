import BinderyRealtime
import BinderyRuntime
import ChatCenterUI

extension ChatCenterSession {
  /// Why a frame is refused on demand.
  static func refusal(_ code: UInt16) -> ChatCenterUI.Refusal {
    ChatCenterUI.Refusal(error: "\(code)", errorDetails: "Refused on demand")
  }
}

extension ChatCenterApp.Effect.Kind {
  /// As it goes out; what can't be written ends the connection and says so.
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
