import BinderyRealtime
import BinderyRuntime

extension ChannelsApp {
  /// Applies a fault to a connection.
  mutating func perform(
    _ fault: ConnectionFault.Effect,
    on socketID: String,
    _ link: SocketLink
  ) {
    switch fault {
    case .close(let code): close(socketID, code, "Closed on demand", reports: code >= 4000)
    case .error(let code):
      report("Ended on demand", code: Int(code), to: socketID)
      perform(.drop, on: socketID)
    case .drop, .reset, .stopResponding, .cut, .bytes: link.inject(fault)
    }
  }
}

extension ChannelsApp.Effect.Kind {
  /// The item that is sent on the socket.
  var item: SocketLink.Item {
    switch self {
    case .send(let event): .message(.text(event.text))
    case .pingFrame: .ping
    case .close(let code, let reason): .close(WebSocketCloseCode(rawValue: code), reason)
    case .drop: .drop(byReset: false)
    }
  }
}

extension JSONEncodable {
  /// The JSON text; if it can't be encoded, an error event for the client.
  fileprivate var text: String {
    do throws(JSONError) {
      return String(decoding: try JSONWriter.encode(self), as: UTF8.self)
    } catch {
      let message = JSONValue.string("The sandbox can't write its message: \(error)")
      return #"{"event":"pusher:error","data":{"message":\#(message)}}"#
    }
  }
}
