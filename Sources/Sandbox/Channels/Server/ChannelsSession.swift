import BinderyRuntime
import BinderyTesting

/// A connection's session, which runs on its thread until the connection ends.
struct ChannelsSession {
  private let sandbox: ChannelsSandbox
  private let socket: LoopbackWebSocket
  private let recording: SessionRecording?
  private let link: SocketLink

  init(_ sandbox: ChannelsSandbox, _ socket: LoopbackWebSocket) {
    self.sandbox = sandbox
    self.socket = socket
    recording = sandbox.recorder?.session(socket.request)
    link = SocketLink(socket, bound: sandbox.settings.bounds.queuedBytes, recording)
  }

  func run(_ opening: ChannelsOpening) {
    let id = sandbox.begin(opening, link)
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
      let reason = "Binary messages are not part of the protocol"
      sandbox.change { $0.close(id, 1003, reason, reports: false) }
    case .ping(let payload):
      sandbox.change { $0.noteActivity(from: id, inControlFrame: true) }
      link.put(.pong(payload))
    case .pong: sandbox.change { $0.noteActivity(from: id, inControlFrame: true) }
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
    let event = json?["event"]?.string ?? ""
    let channel = json?["channel"]?.string ?? json?["data"]?["channel"]?.string ?? ""
    sandbox.observe("\(id) \(event) \(channel)")
    if let effect = sandbox.fault(for: event) {
      sandbox.perform(effect, on: id)
    } else {
      sandbox.change { $0.receive(text, from: id) }
    }
  }
}
