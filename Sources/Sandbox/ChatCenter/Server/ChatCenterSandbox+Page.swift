import BinderyRuntime

extension ChatCenterSandbox: MessageSandbox {
  var pageMessage: (name: String, example: JSONValue) { ("operator", ["text": "hello"]) }

  func send(pageMessage message: JSONValue) -> Bool {
    guard let text = message["text"]?.string else { return false }
    sendMessage(text)
    return true
  }
}
