extension Explanation {
  /// What extensions say of connections.
  static let realtime = [
    Explanation(
      "bad-fact",
      "an extension about connections says something that makes no sense",
      meaning: """
        Extensions such as x-keep-alive, x-close-codes and x-back-off are generated as values that \
        connections obey. Words are those that the extension lists, and times are numbers of \
        seconds that aren't negative. What is wrong is left out, and the whole extension where \
        nothing can be done without it.
        """,
      fix: "Write one of the words, or a number; docs of the generator list them all.",
      example: .events(
        """
        channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
        x-close-codes: [{ from: 4000, to: 4099, reaction: halt }]

        """
      ),
      fixed: .replacing("reaction: halt", with: "reaction: stop")
    ),
    Explanation(
      "bad-location",
      "a place in a message can't be read",
      meaning: """
        A place in a message is a runtime expression of AsyncAPI: $message.payload or \
        $message.header, a number sign and a JSON pointer. In one that can't be read nothing is \
        found, so that what needs it is left out.
        """,
      fix: "Write $message.payload#/ and the keys that lead there.",
      example: .events(
        """
        channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
        x-dedupe: { key: [payload.id], among: 100 }

        """
      ),
      fixed: .replacing("payload.id", with: "$message.payload#/id")
    ),
    Explanation(
      "fact-without-message",
      "an extension about connections speaks of a message that no channel has",
      meaning: """
        Connections know a message by its name in a channel. A reference to something else, or to \
        a message that travels through no channel, names nothing that they could receive or send.
        """,
      fix: "Refer to a message of a channel: {$ref: '#/channels/…/messages/…'}.",
      example: .events(
        """
        channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
        x-keep-alive:
          by: server
          using: frame
          after: 30
          answerWithin: 10
          ping: { payload: { type: object } }

        """
      ),
      fixed: .replacing(
        "ping: { payload: { type: object } }",
        with: "ping: { $ref: \"#/channels/news/messages/added\" }"
      )
    ),
    Explanation(
      "unknown-channel",
      "the elements of an array are messages of a channel that isn't there",
      meaning: """
        x-messages says that the elements of an array are the messages of a channel, each of which \
        is then decoded on its own. The channel is one of the service: of the document itself, or \
        of one that is listed with it in bindings.yaml; and messages travel through it.
        """,
      fix: "Refer to such a channel, and list the document that describes it.",
      example: .events(
        """
        channels:
          news: { address: news, messages: { added: { payload: { type: object } } } }
        components:
          schemas:
            Batch: { type: array, x-messages: { $ref: "#/channels/news/messages/added" } }

        """
      ),
      fixed: .replacing("#/channels/news/messages/added", with: "#/channels/news")
    ),
  ]
}
