import BinderyRealtime
import BinderyRuntime

extension ChannelsApp: SocketApp {
  mutating func takeItems() -> [(connection: String, item: SocketLink.Item)] {
    takeEffects().map { ($0.socketID, $0.kind.item) }
  }

  mutating func noteControlFrame(from socketID: String) {
    noteActivity(from: socketID, inControlFrame: true)
  }

  mutating func perform(
    _ fault: ConnectionFault.Effect,
    on socketID: String,
    _ link: SocketLink,
    for text: String?
  ) {
    switch fault {
    case .close(let code): close(socketID, code, "Closed on demand")
    case .error(let code):
      report("Ended on demand", code: Int(code), to: socketID)
      perform(.drop, on: socketID)
    case .drop, .reset, .stopResponding, .cut, .bytes: link.inject(fault)
    }
  }

  static func event(of message: JSONValue?) -> (name: String, line: String) {
    let event = message?["event"]?.string ?? ""
    let channel = message?["channel"]?.string ?? message?["data"]?["channel"]?.string ?? ""
    return (event, "\(event) \(channel)")
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
