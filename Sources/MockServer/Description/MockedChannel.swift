import BinderyJSON

/// A channel of the service, to which clients open WebSockets or event streams.
package struct MockedChannel: Sendable {
  package var name: String
  /// The request that opens the connection: its path, parameters and credentials.
  package var handshake: MockedOperation
  /// How clients receive the messages in the response to an HTTP request; nil if they don't.
  package var sequence: MessageSequence?
  /// Whether clients receive the messages in the responses to consecutive requests, and not in one.
  package var isPolled = false
  /// The position of clients that receive the messages by consecutive requests.
  package var cursor = PollCursor([])
  package var messages: [MockedMessage] = []
  package var replies: [MockedReply] = []

  package init(name: String, handshake: MockedOperation) {
    self.name = name
    self.handshake = handshake
  }

  /// Returns a message by its name.
  func message(_ name: String, isSent: Bool) -> MockedMessage? {
    messages.first { $0.name == name && $0.isSent == isSent }
  }
}

extension [MockedChannel] {
  /// The type of the server-sent events that are a message of one of the channels.
  ///
  /// It is nil if the channels have a single message: a browser receives an event without a type as
  /// a message, without a listener for the type.
  func eventType(of message: String, on channel: String) -> String? {
    guard flatMap(\.messages).count(where: \.isSent) > 1 else { return nil }
    let found = first { $0.name == channel }?.message(message, isSent: true)
    return found?.eventType.flatMap { $0.contains(where: \.isNewline) ? nil : $0 }
  }
}

/// A message of a channel in one direction.
package struct MockedMessage: Sendable {
  package var name: String
  /// Whether the service sends the message, not the client.
  package var isSent: Bool
  /// Whether the message is a plain text, and its value the string.
  package var isText: Bool
  /// The type of the server-sent events that are the message; nil unless the channel is an event
  /// stream.
  package var eventType: String?
  /// The key of the schema under `$defs`; nil if any payload is valid.
  package var schema: String?
  package var examples: [MockedExample] = []

  package init(name: String, isSent: Bool, isText: Bool, schema: String?) {
    self.name = name
    self.isSent = isSent
    self.isText = isText
    self.schema = schema
  }
}

/// Messages of the client, and those with which the service replies, by name.
package struct MockedReply: Sendable {
  package var requests: [String]
  package var replies: [String]
  /// The channel of the replies; nil if it is that of the requests.
  package var channel: String?
  /// The keys that lead to a value of the request, and to the equal value of the reply.
  package var correlation: (request: [String], reply: [String])?

  package init(requests: [String], replies: [String]) {
    self.requests = requests
    self.replies = replies
  }
}
