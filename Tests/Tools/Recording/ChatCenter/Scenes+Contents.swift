import BinderyRuntime
import Sandbox

// Contents of a client other than text.
extension Scene {
  static let image = Scene("an image is stored, and then sent") { stage in
    try await stage.begins()
    try await stage.opens()
    try await stage.does(["image": "<svg/>"], until: #""result":{"image":"#)
    try await stage.does("history", until: #""result":{"history""#)
  }

  static let locations = Scene("the same place is reported once") { stage in
    try await stage.begins()
    try await stage.opens()
    for location: JSONValue in [[1.5, -2], [1.5, -2], [1.5, -2.25]] {
      try await stage.does(["place": location], until: #""result":{"place":"#)
    }
  }

  static let ending = Scene(
    "the conversation goes on when it may not end, and ends when it may"
  ) { stage in
    try await stage.begins()
    try await stage.opens()
    try await stage.does(["send": "hello"], until: #""result":{"send""#)
    for (decision, word) in [("REOPEN_THREAD", "decide"), ("CLOSE_THREAD", "THREAD_CLOSED")] {
      try await stage.happens({ stage.sandbox.askToEnd() }, until: "REQUEST_CLOSE_THREAD")
      let settled = #""result":{"decide":true"#
      try await stage.does(["decide": .string(decision)], until: settled, word)
    }
  }
}
