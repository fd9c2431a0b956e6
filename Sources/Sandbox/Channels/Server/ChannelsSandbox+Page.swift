import BinderyRuntime

extension ChannelsSandbox: MessageSandbox {
  var pageMessage: (name: String, example: JSONValue) {
    ("event", ["channel": "lobby", "event": "greeting", "data": ["text": "hello"]])
  }

  func send(pageMessage message: JSONValue) -> Bool {
    guard let channel = message["channel"]?.string, let event = message["event"]?.string,
      let data = message["data"]
    else { return false }
    trigger(event, on: channel, data: data.string ?? data.description)
    return true
  }
}
