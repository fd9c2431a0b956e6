import BinderyRealtime
import BinderyRuntime
import PusherSwift

// Messages of clients.
extension ChannelsApp {
  /// Handles a text message of a client.
  mutating func receive(_ text: String, from socketID: String) {
    noteActivity(from: socketID)
    guard connections[socketID] != nil else { return }
    guard text.utf8.count <= settings.bounds.messageBytes else {
      return close(socketID, 1009, "Message too big")
    }
    let message: ConnectionChannel.Outgoing
    do throws(JSONError) {
      message = try JSONReader.decode(from: Array(text.utf8))
    } catch {
      return report("Invalid message: \(error)", to: socketID)
    }
    take(message, from: socketID)
  }

  private mutating func take(_ message: ConnectionChannel.Outgoing, from socketID: String) {
    switch message {
    case .ping: send(.pong(Pong(data: "{}")), to: socketID)
    case .pong: break
    case .subscribe(let message): subscribe(message.data, socketID)
    case .unsubscribe(let message): unsubscribe(from: message.data.channel, socketID)
    case .signIn(let message): signIn(message.data, socketID)
    case .clientEvent(let event): relay(event, from: socketID)
    case .unknown(let json):
      let name = json["event"]?.string.map { "“\($0.prefix(50))”" } ?? "without a name"
      report("Clients can't send an event \(name)", to: socketID)
    }
  }
}
