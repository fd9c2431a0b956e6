import BinderyRealtime
import BinderyRuntime

extension ChannelsApp {
  /// Spoils a connection.
  mutating func perform(
    _ fault: ConnectionFault.Effect,
    on socketID: String,
    _ link: ChannelsLink
  ) {
    switch fault {
    case .close(let code): close(socketID, code, "Closed on demand", reports: code >= 4000)
    case .error(let code):
      report("Ended on demand", code: Int(code), to: socketID)
      perform(.drop, on: socketID)
    case .drop: link.put(.drop(byReset: false))
    case .reset: link.put(.drop(byReset: true))
    case .silence: link.mute()
    case .cut:
      // The head promises 256 bytes.
      link.put(.bytes([0x81, 126, 1, 0] + Array(#"{"event":"cu"#.utf8)))
      link.put(.drop(byReset: false))
    case .bytes(let malformation): link.put(.bytes(malformation.bytes))
    }
  }
}

extension ChannelsApp.Effect.Kind {
  /// As it goes out.
  var item: ChannelsLink.Item {
    switch self {
    case .send(let event): .message(.text(event.text))
    case .pingFrame: .ping
    case .close(let code, let reason): .close(WebSocketCloseCode(rawValue: code), reason)
    case .drop: .drop(byReset: false)
    }
  }
}

extension JSONEncodable {
  /// The JSON that goes out; what can't be written is an error that the client gets told.
  fileprivate var text: String {
    do throws(JSONError) {
      return String(decoding: try JSONWriter.encode(self), as: UTF8.self)
    } catch {
      let message = JSONValue.string("The sandbox can't write its message: \(error)")
      return #"{"event":"pusher:error","data":{"message":\#(message)}}"#
    }
  }
}
