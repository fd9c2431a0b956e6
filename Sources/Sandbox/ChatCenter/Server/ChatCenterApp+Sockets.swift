import BinderyRealtime
import BinderyRuntime
import ChatCenterUI

extension ChatCenterApp: SocketApp {
  mutating func takeItems() -> [(connection: String, item: SocketLink.Item)] {
    takeEffects().map { ($0.connection, $0.kind.item) }
  }

  mutating func noteControlFrame(from connection: String) {}

  /// Applies a fault; an error refuses the frame that triggered it, and has no effect without one.
  mutating func perform(
    _ fault: ConnectionFault.Effect,
    on connection: String,
    _ link: SocketLink,
    for text: String?
  ) {
    switch fault {
    case .close(let code): close(connection, code, "Closed on demand")
    case .error(let code):
      let refusal = ChatCenterUI.Refusal(error: "\(code)", errorDetails: "Refused on demand")
      if let text { refuse(text, refusal, from: connection) }
    case .drop, .reset, .stopResponding, .cut, .bytes: link.inject(fault)
    }
  }

  static func event(of message: JSONValue?) -> (name: String, line: String) {
    // A message has a type of its own in addition to the frame's action.
    let type = message?["data"]?["content"]?["type"]?.string
    let event = type ?? message?["action"]?.string ?? ""
    return (event, event)
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
