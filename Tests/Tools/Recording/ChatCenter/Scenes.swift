import BinderyRuntime
import Sandbox

extension Scene {
  /// The scenes, by the names of their recordings.
  static let all: KeyValuePairs<String, Scene> = [
    "sandbox-dialog": dialog,
    "sandbox-survey": survey,
    "sandbox-preregistration": preregistration,
    "sandbox-leaving": leaving,
    "sandbox-refusals": refusals,
    "sandbox-lost-socket": lostSocket,
    "sandbox-background": background,
    "sandbox-unanswered": unanswered,
    "sandbox-unread": unread,
    "sandbox-no-configuration": noConfiguration,
    "sandbox-image": image,
    "sandbox-places": locations,
    "sandbox-ending": ending,
  ]

  private static let dialog = Scene(
    "messages, their statuses and answers, the history, and the end of the dialog",
    answering: 0.2
  ) { stage in
    try await stage.begins()
    try await stage.opens()
    try await stage.does(["type": "hel"])
    try await stage.does(["send": "hello"], until: #""result":{"send""#, "noted.")
    try await stage.does("read")
    try await stage.does("count", until: #""result":{"count""#)
    try await stage.does("history", until: #""result":{"history""#)
    try await stage.does(["search": "noted"], until: #""result":{"search""#)
    try await stage.happens({ stage.sandbox.endDialog() }, until: "THREAD_CLOSED")
    try await stage.does("close", until: Stage.hasClosed)
  }

  private static let survey = Scene(
    "the second answer to a survey replaces the first, which is pending",
    ["surveyCompletionDelay": 500]
  ) { stage in
    try await stage.begins()
    try await stage.opens()
    try await stage.happens({ stage.sandbox.ask("How was it?") }, until: "How was it?")
    try await stage.does(["answer": 2])
    try await stage.does(["answer": 5], until: #""result":{"answer":{"error""#, #"{"answer":true"#)
    try await stage.does("history", until: #""result":{"history""#)
    try await stage.does("close", until: Stage.hasClosed)
  }

  private static let preregistration = Scene(
    "the device registers before a chat is opened",
    registersAtFirstStart: true
  ) { stage in
    try await stage.begins(until: Stage.hasOpened, Stage.hasClosed)
    try await stage.opens()
    try await stage.does(["send": "hello"], until: #""result":{"send""#)
  }

  private static let leaving = Scene(
    "Ann is forgotten, comes again and logs out, and then Ben comes"
  ) { stage in
    try await stage.begins()
    try await stage.opens()
    try await stage.does("deauthorize", until: Stage.hasClosed)
    try await stage.does("open", until: "userNotAuthorized")
    try await stage.does(["authorize": ["id": "ann"]], until: #"{"history":"#)
    try await stage.does("logout", until: #""result":{"logout":true"#)
    try await stage.does(["authorize": ["id": "ben", "token": "secret"]], until: #"{"history":"#)
    try await stage.opens()
  }

  private static let refusals = Scene(
    "the service rejects the device, the client and a message"
  ) { stage in
    try await stage.begins()
    stage.sandbox.add(ConnectionFault(.error(4100), when: "registerDevice"))
    try await stage.does("open")
    try await stage.does(["send": "lost"], until: #""result":{"send""#)
    try await stage.does("close")
    stage.sandbox.add(ConnectionFault(.error(4101), when: "CLIENT_INFO"))
    try await stage.does("open")
    try await stage.does("close")
    try await stage.opens()
    stage.sandbox.add(ConnectionFault(.error(4102), when: "MESSAGE"))
    try await stage.does(["send": "unwanted"], until: #""result":{"send""#)
    try await stage.does(["send": "hello"], until: #""result":{"send""#)
  }

  private static let lostSocket = Scene(
    "messages sent without a socket are delivered by the next one"
  ) { stage in
    try await stage.begins()
    try await stage.opens()
    try await stage.does(["send": "hello"], until: #""result":{"send""#)
    try await stage.happens({ stage.sandbox.perform(.drop) }, until: Stage.hasClosed)
    try await stage.does(["send": "lost"], until: #""result":{"send""#)
    stage.sandbox.sendMessage("are you there?")
    try await stage.does("open", until: Stage.hasOpened, "are you there?")
    try await stage.does(["send": "yes"], until: #""result":{"send""#)
    try await stage.happens({ stage.sandbox.perform(.close(1001)) }, until: Stage.hasClosed)
  }

  private static let background = Scene(
    "the company keeps the socket when the chat is closed, and the background closes it",
    ["keepSocketActive": true]
  ) { stage in
    try await stage.begins()
    try await stage.opens()
    try await stage.does("close")
    try await stage.happens({ stage.sandbox.sendMessage("still there?") }, until: "still there?")
    try await stage.does("background", until: Stage.hasClosed)
    try await stage.does("foreground")
    try await stage.opens()
    try await stage.does("background", until: Stage.hasClosed)
    try await stage.does("foreground", until: Stage.hasOpened)
  }

  private static let unanswered = Scene("the socket is open, but receives nothing") { stage in
    try await stage.begins(["sendTimeout": 0.5])
    try await stage.opens()
    stage.sandbox.add(ConnectionFault(.stopResponding, when: "MESSAGE"))
    try await stage.does(["send": "hello"], until: #""result":{"send""#)
  }

  private static let unread = Scene("the unread are counted each second") { stage in
    try await stage.begins(["settings": ["unreadMessageCountDelay": 1]])
    try await stage.opens()
    try await stage.does("close", until: Stage.hasClosed)
    try await stage.happens({ stage.sandbox.sendMessage("hello?") }, until: #"{"unread":1}"#)
    try await stage.does("open", until: Stage.hasOpened, "hello?")
    try await stage.does("read")
    try await stage.happens({}, until: #"{"unread":0}"#)
  }

  private static let noConfiguration = Scene(
    "without a configuration the app's settings apply, and the delegate is notified",
    ["historyLoadingCount": 7]
  ) { stage in
    stage.sandbox.add(SandboxFault("/api/chat/config", .response(HTTPResponse(status: 500))))
    try await stage.begins(["settings": ["historyLoadingCount": 3]])
    try await stage.opens()
  }
}
