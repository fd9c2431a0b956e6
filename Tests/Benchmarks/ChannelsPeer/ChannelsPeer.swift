import BinderyTesting
import Foundation

/// The server of the benchmark for channels, on 127.0.0.1; it prints its port, and runs until
/// it is killed.
///
/// The app's key determines the events: with `1000x20` every channel gets 20 events, in turn with
/// the others, as soon as 1000 are subscribed.
@main
struct ChannelsPeer {
  static func main() throws {
    let server = try LoopbackServer { request in
      .webSocket(to: request) { serve($0) }
    }
    FileHandle.standardOutput.write(Data("\(server.port)\n".utf8))
    withExtendedLifetime(server) { dispatchMain() }
  }

  private static func serve(_ socket: LoopbackWebSocket) {
    let key = socket.request.target.dropFirst("/app/".count).prefix { $0 != "?" }
    let numbers = key.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2 else { return }
    let hello = #"{\"socket_id\":\"1.1\",\"activity_timeout\":120}"#
    socket.send(#"{"event":"pusher:connection_established","data":"\#(hello)"}"#)
    var channels: [String] = []
    while case .text(let text) = socket.next() {
      guard let channel = channel(subscribedBy: text) else { continue }
      let success = "pusher_internal:subscription_succeeded"
      socket.send(#"{"event":"\#(success)","channel":"\#(channel)","data":"{}"}"#)
      channels.append(channel)
      if channels.count == numbers[0] { publish(numbers[1], on: channels, socket) }
    }
  }

  private static func channel(subscribedBy text: String) -> String? {
    guard let frame = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      frame["event"] as? String == "pusher:subscribe"
    else { return nil }
    return (frame["data"] as? [String: Any])?["channel"] as? String
  }

  private static func publish(_ count: Int, on channels: [String], _ socket: LoopbackWebSocket) {
    let price = #"{\"symbol\":\"BNDY\",\"name\":\"Bindery Holding GmbH\",\"price\":1042.75}"#
    for _ in 0..<count {
      for channel in channels {
        socket.send(#"{"event":"new-price","channel":"\#(channel)","data":"\#(price)"}"#)
      }
    }
  }
}
