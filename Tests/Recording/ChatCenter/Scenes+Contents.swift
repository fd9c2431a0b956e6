import BinderyRuntime
import Sandbox

// What a client says that is no text.
extension Scene {
  /// An image is stored, and then said.
  static let image = Scene { stage in
    try await stage.begins()
    try await stage.opens()
    try await stage.does(["image": "<svg/>"], until: #""result":{"image":"#)
    try await stage.does("history", until: #""result":{"history""#)
  }

  /// The same place is told once.
  static let places = Scene { stage in
    try await stage.begins()
    try await stage.opens()
    for place: JSONValue in [[1.5, -2], [1.5, -2], [1.5, -2.25]] {
      try await stage.does(["place": place], until: #""result":{"place":"#)
    }
  }

  /// The conversation goes on when it may not end, and ends when it may.
  static let ending = Scene { stage in
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
