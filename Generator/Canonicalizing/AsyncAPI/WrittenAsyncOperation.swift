import Specification

extension WrittenAsyncAPI {
  /// An action on the messages of a channel (Operation Object).
  struct Operation: View {
    static let kind: ObjectKind? = .asyncOperation

    let cursor: Cursor

    /// The `operationId` of version 2.
    var operationID: String? { cursor.string("operationId") }
    /// The action of the described application in version 3: `send` or `receive`.
    var action: String? { cursor.string("action") }
    var actionMark: Mark { cursor.value("action")?.mark ?? mark }
    /// The channel to which an operation of version 3 refers.
    var channel: Channel? { OperationReferences(cursor: cursor).channel }
    var channelMark: Mark { cursor.value("channel")?.mark ?? mark }
    /// The messages of version 3; nil for all messages of the channel.
    var messages: [MessageReference]? { OperationReferences(cursor: cursor).messages("messages") }
    /// The message of version 2, or the messages of its `oneOf`.
    var message: [MessageReference] {
      if isOfVersion1 {
        return OperationReferences(cursor: cursor).alternatives(of: node, called: "message")
      }
      return cursor.has("message")
        ? OperationReferences(cursor: cursor).alternatives("message") : messages ?? []
    }
    var reply: Reply? { cursor.view("reply") }
    /// The tags of the operation and its traits.
    var tags: [String] { operationAndTraits.flatMap(\.tagNames) }
    /// The location of `security` of the operation or a trait.
    var securityMark: Mark? {
      operationAndTraits.lazy.compactMap { $0.keyMark(of: "security") }.first
    }
    /// The names of the required security schemes of the operation and its traits.
    var requiredSchemes: [String] { operationAndTraits.flatMap(\.requiredSchemes) }
    /// The bindings of the operation and of each of its traits.
    var allBindings: [ProtocolBindings] { operationAndTraits.compactMap { $0.view("bindings") } }

    private var operationAndTraits: [Cursor] {
      [cursor] + cursor.views("traits", as: OperationTrait.self).map(\.cursor)
    }
  }

  /// Common properties of operations (Operation Trait Object).
  struct OperationTrait: View {
    static let kind: ObjectKind? = .operationTrait

    let cursor: Cursor
  }

  /// The reply to an operation's messages (Operation Reply Object).
  struct Reply: View {
    static let kind: ObjectKind? = .reply

    let cursor: Cursor

    /// Nil if the channel is known only at run time.
    var channel: Channel? { cursor.view("channel") }
    /// Nil for all messages of the channel.
    var messages: [MessageReference]? { OperationReferences(cursor: cursor).messages("messages") }
  }

  /// A message, and the node that refers to it.
  struct MessageReference {
    /// A reference, or the message itself.
    let node: Node
    let message: Message
  }
}

extension Cursor {
  /// The names of an object's tags.
  var tagNames: [String] { views("tags", as: WrittenOpenAPI.Tag.self).compactMap(\.name) }
}
