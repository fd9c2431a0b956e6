import BinderyRuntime
import BinderyTesting

/// A connection's session, which runs on its thread until the connection ends.
struct ChatCenterSession {
  private let sandbox: ChatCenterSandbox
  private let socket: LoopbackWebSocket
  private let recording: SessionRecording?
  private let link: SocketLink

  init(_ sandbox: ChatCenterSandbox, _ socket: LoopbackWebSocket) {
    self.sandbox = sandbox
    self.socket = socket
    recording = sandbox.recorder?.session(socket.request)
    link = SocketLink(socket, bound: sandbox.settings.bounds.queuedBytes, recording)
  }

  func run() {
    let id = sandbox.begin(link)
    while let frame = socket.nextFrame() {
      recording?.note(frame)
      take(frame, from: id)
    }
    recording?.end(by: .send)
    sandbox.end(id)
    link.finish()
    sandbox.observe("\(id) ended")
  }

  private func take(_ frame: LoopbackWebSocket.Frame, from id: String) {
    switch frame {
    case .message(.text(let text)): take(text, from: id)
    case .message(.binary):
      sandbox.change { $0.close(id, 1003, "Binary messages are not part of the protocol") }
    case .ping(let payload): link.put(.pong(payload))
    case .pong: break
    case .close(let code, _):
      let wasOpen = sandbox.change { app in
        defer { app.ended(id) }
        return app.connections[id] != nil
      }
      if wasOpen { link.put(.close(code, "")) }
      link.put(.drop(byReset: false))
    case .violation(let violation):
      sandbox.change { $0.ended(id) }
      link.put(.close(violation.code, violation.reason))
      link.put(.drop(byReset: false))
    }
  }

  private func take(_ text: String, from id: String) {
    let json = try? JSONValue(parsing: text)
    // A message has a type of its own in addition to the frame's action.
    let event = json?["data"]?["content"]?["type"]?.string ?? json?["action"]?.string ?? ""
    sandbox.observe("\(id) \(event)")
    switch sandbox.fault(for: event) {
    case .error(let code): sandbox.change { $0.refuse(text, Self.refusal(code), from: id) }
    case let effect?: sandbox.perform(effect, on: id)
    case nil: sandbox.change { $0.receive(text, from: id) }
    }
  }
}
