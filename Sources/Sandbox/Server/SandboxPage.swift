import BinderyRuntime
import BinderyTesting

/// A sandbox that sends a message on demand, as its service's own clients or operators do.
protocol MessageSandbox: ControlledSandbox {
  /// The name and an example of the message.
  var pageMessage: (name: String, example: JSONValue) { get }

  /// Sends a message of the form of the example; returns whether it has this form.
  func send(pageMessage: JSONValue) -> Bool
}

/// The page at `/_bindery` of a sandbox: its traffic, messages and faults.
struct SandboxPage {
  private let page: ControlPage

  /// Creates the page; nil for a sandbox without controls.
  init?(_ sandbox: any ServedSandbox) {
    guard let controlled = sandbox as? any ControlledSandbox else { return nil }
    let actions = SandboxActions(sandbox: controlled, title: "\(type(of: sandbox))")
    page = ControlPage(
      log: controlled.controls.log,
      description: { actions.description },
      perform: { actions.perform($0, $1) }
    )
  }

  /// Returns the response to a request for the page; nil for other paths.
  func response(to request: LoopbackRequest) -> LoopbackResponse? { page.response(to: request) }
}

/// The actions of the page of a sandbox.
private struct SandboxActions: Sendable {
  let sandbox: any ControlledSandbox
  let title: String

  private static let faults = [
    "500", "503", "drop", "reset", "stall", "half", "stall-halfway", "slow", "garbage", "html",
  ]

  var description: JSONValue {
    let message = (sandbox as? any MessageSandbox)?.pageMessage
    let messages = message.map { message -> [JSONValue] in
      [["channel": .string(title), "message": .string(message.name), "payload": message.example]]
    }
    return [
      "title": .string(title), "messages": .array(messages ?? []), "webhooks": [],
      "faults": .array(Self.faults.map(JSONValue.string)),
      "sockets": .boolean(sandbox is any ConnectedSandbox),
    ]
  }

  /// Performs an action; nil for an unknown one.
  func perform(_ action: String, _ body: JSONValue) -> LoopbackResponse? {
    switch action {
    case "messages": send(body["payload"] ?? .null)
    case "sockets": close(body)
    case "faults": inject(body)
    default: nil
    }
  }

  private func send(_ payload: JSONValue) -> LoopbackResponse? {
    guard let sandbox = sandbox as? any MessageSandbox else { return nil }
    return sandbox.send(pageMessage: payload)
      ? ControlPage.result("sent")
      : ControlPage.error("the payload must be like \(sandbox.pageMessage.example)", status: 400)
  }

  private func close(_ body: JSONValue) -> LoopbackResponse? {
    guard let sandbox = sandbox as? any ConnectedSandbox else { return nil }
    guard body["socket"] == nil else {
      return ControlPage.error(
        "a sandbox closes all its sockets: leave “socket” out",
        status: 400
      )
    }
    guard let code = body["code"] else {
      sandbox.perform(.drop, on: nil)
      return ControlPage.result("ended all connections")
    }
    guard let number = code.int, 1000..<5000 ~= number else {
      return ControlPage.invalidCloseCode
    }
    sandbox.perform(.close(UInt16(number)), on: nil)
    return ControlPage.result("closed all connections")
  }

  private func inject(_ body: JSONValue) -> LoopbackResponse {
    if body["remove"]?.bool == true {
      sandbox.removeFaults()
      return ControlPage.result("removed all faults")
    }
    let name = body["fault"]?.string ?? ""
    let path = body["path"]?.string ?? ""
    var fault: JSONObject = ["path": .string(path + "*"), "times": body["count"] ?? 1]
    if let status = Int(name) {
      fault["status"] = .number(JSONNumber(status))
    } else {
      fault["effect"] = .string(name)
    }
    do throws(InvalidFault) {
      sandbox.add(try SandboxFault(.object(fault)))
      return ControlPage.result("added \(name)")
    } catch {
      return ControlPage.error("\(error)", status: 400)
    }
  }
}
