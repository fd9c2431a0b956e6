import BinderyRuntime
import ChatCenterUI

/// The control API of the company, at `/sandbox/operator` and `/sandbox/configuration`.
///
/// - `POST /sandbox/operator` lets the operator send a message (`send`), send a survey (`ask`, with
///   a `scale`), ask to close the thread (`askToEnd`), or close it (`end`); for a `client` or all.
/// - `PUT /sandbox/configuration` sets what clients fetch, `GET` returns it, `DELETE` resets it.
struct OperatorControls {
  let sandbox: ChatCenterSandbox

  /// Returns the reply; nil for another path.
  func reply(to call: Call) -> Reply? {
    switch (call.method, call.segments) {
    case (.post, ["sandbox", "operator"]): return act(call.body)
    case (.get, ["sandbox", "operator"]): break
    case (.get, ["sandbox", "configuration"]): return .chatCenter(sandbox.configuration)
    case (.put, ["sandbox", "configuration"]): return configure(call.body)
    case (.delete, ["sandbox", "configuration"]):
      sandbox.configure { $0 = sandbox.settings.configuration }
      return .chatCenter(sandbox.configuration)
    default: return nil
    }
    return .chatCenter(["clients": .array(sandbox.clients.map { .string($0) })] as JSONValue)
  }

  private func act(_ body: [UInt8]) -> Reply {
    guard let json: JSONValue = try? JSONReader.decode(from: body) else {
      return .refusal(400, "the body must be JSON")
    }
    let client = json["client"]?.string
    if let client, !sandbox.clients.contains(client) {
      return .refusal(404, "no client “\(client)” has registered")
    }
    if let text = json["send"]?.string {
      let bound = sandbox.settings.bounds.messageBytes
      guard text.utf8.count <= bound else {
        return .refusal(413, "“send” has at most \(bound) bytes")
      }
      sandbox.sendMessage(text, to: client)
    } else if let question = json["ask"]?.string {
      let scale = json["scale"]?.int ?? 5
      guard (2...10).contains(scale) else { return .refusal(400, "“scale” is from 2 to 10") }
      sandbox.ask(question, scale: scale, of: client)
    } else if let seconds = json["askToEnd"]?.int {
      guard (0...86_400).contains(seconds) else {
        return .refusal(400, "“askToEnd” is a number of seconds, up to a day")
      }
      sandbox.askToEnd(hidingAfter: seconds, of: client)
    } else if json["end"]?.bool == true {
      sandbox.endDialog(with: client)
    } else {
      return .refusal(400, "expected “send”, “ask”, “askToEnd” or “end”: true")
    }
    return .chatCenter(["clients": .array(sandbox.clients.map { .string($0) })] as JSONValue)
  }

  private func configure(_ body: [UInt8]) -> Reply {
    guard let configuration: ServiceConfiguration = try? JSONReader.decode(from: body) else {
      return .refusal(400, "the body must be a configuration, as GET returns it")
    }
    sandbox.configure { $0 = configuration }
    return .chatCenter(sandbox.configuration)
  }
}
