import Specification

extension WrittenAsyncAPI {
  /// A message, with access to the properties of its traits (Message Object).
  struct Message: View {
    static let kind: ObjectKind? = .message

    let cursor: Cursor

    /// The `messageId` of version 2.
    var messageID: String? { cursor.string("messageId") }
    /// The name for machines.
    var name: String? { string("name") }
    /// The name for people.
    var title: String? { string("title") }
    var summary: String? { string("summary") }
    var description: String? { string("description") }
    var contentType: String? { string("contentType") }
    var isDeprecated: Bool { cursor.flag("deprecated") }
    /// The payload; a trait has none.
    var payload: Payload? {
      cursor.value("payload").map { Payload($0, stated: cursor.value("schemaFormat"), cursor) }
    }

    /// The schema of the headers, of the message or a trait.
    var headers: Payload? {
      first("headers").flatMap { object in
        object.value("headers").map { Payload($0, stated: nil, object, called: "headers") }
      }
    }

    /// The location of `headers` of the message or a trait, or of a `correlationId` that refers to
    /// a header.
    var headersMark: Mark? {
      messageAndTraits.lazy.compactMap { $0.keyMark(of: "headers") }.first
        ?? first("correlationId").flatMap { object in
          correlationLocation?.hasPrefix("$message.header#") == true
            ? object.keyMark(of: "correlationId") : nil
        }
    }

    /// The runtime expression of the correlation identifier.
    var correlationLocation: String? {
      first("correlationId").flatMap {
        $0.view("correlationId", as: CorrelationID.self)?.location
      }
    }

    /// The bindings of the message and of each of its traits.
    var bindings: [ProtocolBindings] { messageAndTraits.compactMap { $0.view("bindings") } }
    /// The messages of `oneOf`, if the object is a list of messages and not a message.
    var alternatives: [MessageReference]? {
      guard cursor.has("oneOf"), !cursor.has("payload") else { return nil }
      return OperationReferences(cursor: cursor).messages("oneOf")
    }

    private func string(_ key: String) -> String? { first(key)?.string(key) }

    /// Returns the object whose value of a key applies: in version 2 the last trait that has the
    /// key or else the message, in version 3 the message or else the last trait.
    private func first(_ key: String) -> Cursor? {
      messageAndTraits.reversed().first { $0.value(key) != nil }
    }

    /// The message and its traits, in ascending precedence.
    private var messageAndTraits: [Cursor] {
      let traits = cursor.views("traits", as: MessageTrait.self).map(\.cursor)
      return source.asyncVersion(of: node) != .v3 ? [cursor] + traits : traits + [cursor]
    }
  }

  /// Common properties of messages (Message Trait Object).
  struct MessageTrait: View {
    static let kind: ObjectKind? = .messageTrait

    let cursor: Cursor
  }

  /// The identifier by which messages are correlated (Correlation ID Object).
  struct CorrelationID: View {
    static let kind: ObjectKind? = .correlationID

    let cursor: Cursor

    var location: String? { cursor.string("location") }
  }
}
