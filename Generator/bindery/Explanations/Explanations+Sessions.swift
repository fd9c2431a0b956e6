extension Explanation {
  /// Recorded messages of channels.
  static let sessions = [
    Explanation(
      "bad-frame",
      "a recorded frame is none",
      meaning: """
        Chrome writes the frames of a WebSocket under “_webSocketMessages”, in the order in which \
        they travelled: send or receive, the opcode of RFC 6455, and the data, bytes as base64. \
        What it leaves out, such as the code with which a session ended, stands in “_bindery”.
        """,
      fix: "Write the frame as it travelled.",
      example: .session(frame: frame("sent", "hello")),
      fixed: .replacing("sent", with: "send")
    ),
    Explanation(
      "unknown-message",
      "a recording is of a channel or a message that isn't described",
      meaning: "There is nothing to hold it against.",
      fix: "Write names of the description under _bindery.channel and _bindery.message.",
      example: .session(frame: frame("send", "helo")),
      fixed: .replacing("helo", with: "hello")
    ),
    Explanation(
      "wrong-direction",
      "a message was recorded to travel another way than described",
      meaning: """
        In version 3 of AsyncAPI what the described application sends comes to its clients, and in \
        version 2 what they may subscribe to.
        """,
      fix: "Correct the direction or the name.",
      example: .session(frame: frame("receive", "hello")),
      fixed: .replacing("receive", with: "send")
    ),
    Explanation(
      "stray-player",
      "a player has nothing to play",
      meaning: """
        “player” names the type that plays a recorded client, to which a test replays each session \
        that was recorded. Without sessions there is no such test.
        """,
      fix: "Record a session of a channel, or take “player” out.",
      example: .run(
        ["lint"],
        in: [
          ("Spec/shop/bindings.yaml", Example.tested + "player: ReplayedShop\n"),
          ("Spec/shop/openapi.yaml", Example.shop), ("Spec/shop/recordings/README", "None yet.\n"),
        ]
      ),
      fixed: .replacing("player: ReplayedShop\n", with: "")
    ),
  ]

  private static func frame(_ type: String, _ message: String) -> String {
    """
    { "type": "\(type)", "time": 1, "opcode": 1, "data": "{}",
              "_bindery": { "message": "\(message)" } }
    """
  }
}

extension Example {
  /// A recorded session of one frame, in a hall where clients say hello.
  fileprivate static func session(frame: String) -> Example {
    let archive = """
      { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "wss://hall.example/" },
          "response": { "status": 101, "content": {} },
          "_webSocketMessages": [
            \(frame)
          ],
          "_bindery": {
            "channel": "hall",
            "provenance": { "kind": "documented", "source": "the manual" }
          }
      }] } }

      """
    return .run(
      ["lint"],
      in: [
        ("Spec/hall/recordings/hall.har", archive), ("Spec/hall/asyncapi.yaml", hall),
        (
          "Spec/hall/bindings.yaml",
          tested.replacing("openapi.yaml", with: "asyncapi.yaml").replacing("Shop", with: "Hall")
        ),
      ]
    )
  }

  private static let hall = """
    asyncapi: 3.0.0
    info: { title: Hall, version: "1" }
    channels:
      hall: { address: /, messages: { hello: { payload: { type: object } } } }
    operations:
      greet: { action: receive, channel: { $ref: "#/channels/hall" } }

    """
}
