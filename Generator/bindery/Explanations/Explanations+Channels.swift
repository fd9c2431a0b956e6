extension Explanation {
  /// Channels, their operations and messages.
  static let channels = [
    Explanation(
      "unknown-action",
      "an operation neither sends nor receives",
      meaning: """
        AsyncAPI 3 says of each operation whether the application that is described sends or \
        receives; without it nobody knows which way its messages travel.
        """,
      fix: "Write “action: send” or “action: receive”.",
      example: .events(
        """
        channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
        operations: { tell: { action: publish, channel: { $ref: "#/channels/news" } } }

        """
      ),
      fixed: .replacing("action: publish", with: "action: send")
    ),
    Explanation(
      "stray-message",
      "an operation and its channel don't agree",
      meaning: """
        An operation of AsyncAPI 3 belongs to a channel, and its messages are among those that \
        the channel lists. An operation without a channel is left out; a message that the channel \
        doesn't list is taken as one of its own.
        """,
      fix: "Refer to a channel, and to the messages that it lists.",
      example: .events(
        """
        channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
        operations:
          tell: { action: send, channel: { $ref: "#/channels/news" } }
          hear: { action: receive }

        """
      ),
      fixed: .replacing(
        "{ action: receive }",
        with: "{ action: receive, channel: { $ref: \"#/channels/news\" } }"
      )
    ),
    Explanation(
      "other-version",
      "something is said as another version of AsyncAPI says it",
      meaning: """
        Version 2 has publish and subscribe in channels, whose keys are addresses; version 3 has \
        operations beside channels. A key of the one in a document of the other is taken as it is \
        meant there, and told once.
        """,
      fix: "Say it as the document's version does, or write the other version.",
      example: .events(
        """
        channels:
          news: { subscribe: { message: { payload: { type: object } } } }

        """
      ),
      fixed: .replacing(
        "subscribe: { message: { payload: { type: object } } }",
        with: "address: news, messages: { added: { payload: { type: object } } }"
      )
    ),
    Explanation(
      "twin-messages",
      "two messages of a channel look alike",
      meaning: """
        Messages are told apart by a constant, by what a text begins or ends with, or by their \
        members. Where two have the same of all these, what comes is read as the first, or as the \
        second where its types keep it from being the first.
        """,
      fix: "Give each a member with a constant of its own, or describe them as one message.",
      example: .events(
        """
        channels:
          news:
            address: news
            messages:
              added: { payload: { type: object, properties: { id: { type: string } } } }
              taken: { payload: { type: object, properties: { id: { type: string } } } }

        """
      ),
      fixed: .replacing(
        "taken: { payload: { type: object, properties: { id: { type: string } } } }",
        with: "taken: { payload: { type: object, properties: { by: { type: string } } } }"
      )
    ),
    Explanation(
      "twin-channels",
      "two keys have one channel",
      meaning: """
        A channel becomes one type, which is named after the first key that refers to it. In \
        AsyncAPI 3 the address stands in the channel, so that a second key adds nothing.
        """,
      fix: "Describe a channel of its own, or take the second key out.",
      example: .events(
        """
        channels:
          news: { address: news, messages: { added: { payload: { type: object } } } }
          late: { $ref: "#/channels/news" }

        """
      ),
      fixed: .replacing("  late: { $ref: \"#/channels/news\" }\n", with: "")
    ),
    Explanation(
      "bad-address",
      "the address of a channel and its parameters don't agree",
      meaning: """
        What stands in braces in an address is a parameter, which the channel describes, and each \
        parameter stands in the address. A parameter that isn't described is any text; one that \
        stands nowhere is left out. A piece of an address is text, a number or a truth value.
        """,
      fix: "Write each parameter as {name} in the address, and describe it under parameters.",
      example: .events(
        """
        channels:
          news: { address: "news/{topic}", messages: { added: { payload: { type: object } } } }

        """
      ),
      fixed: .replacing(
        "messages:",
        with: "parameters: { topic: { description: About what. } }, messages:"
      )
    ),
  ]
}
