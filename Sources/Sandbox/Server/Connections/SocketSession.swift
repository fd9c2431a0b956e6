import BinderyRuntime
import BinderyTesting

/// A connection's session, which runs on its thread until the connection ends.
struct SocketSession<App: SocketApp> {
  private let hub: SocketHub<App>
  private let socket: LoopbackWebSocket
  private let recording: SessionRecording?
  private let link: SocketLink

  init(_ hub: SocketHub<App>, _ socket: LoopbackWebSocket, bound: Int) {
    self.hub = hub
    self.socket = socket
    recording = hub.recorder?.session(socket.request)
    link = SocketLink(socket, bound: bound, recording)
  }

  func run(_ connect: (inout App) -> String) {
    let id = hub.begin(link, connect)
    while let frame = socket.nextFrame() {
      recording?.note(frame)
      take(frame, from: id)
    }
    recording?.end(by: .send)
    hub.end(id)
    link.finish()
    hub.observe("\(id) ended")
  }

  private func take(_ frame: LoopbackWebSocket.Frame, from id: String) {
    switch frame {
    case .message(.text(let text)): take(text, from: id)
    case .message(.binary):
      hub.change { $0.close(id, 1003, "Binary messages are not part of the protocol") }
    case .ping(let payload):
      hub.change { $0.noteControlFrame(from: id) }
      link.put(.pong(payload))
    case .pong: hub.change { $0.noteControlFrame(from: id) }
    case .close(let code, _):
      if hub.change({ $0.ended(id) }) { link.put(.close(code, "")) }
      link.put(.drop(byReset: false))
    case .violation(let violation):
      _ = hub.change { $0.ended(id) }
      link.put(.close(violation.code, violation.reason))
      link.put(.drop(byReset: false))
    }
  }

  private func take(_ text: String, from id: String) {
    let (event, line) = App.event(of: try? JSONValue(parsing: text))
    hub.observe("\(id) \(line)")
    if let effect = hub.controls.fault(for: event) {
      hub.perform(effect, on: id, for: text)
    } else {
      hub.change { $0.receive(text, from: id) }
    }
  }
}
