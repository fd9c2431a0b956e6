import Specification

extension WrittenAsyncAPI {
  /// What travels through a channel.
  struct Message: View {
    static let kind: ObjectKind? = .message

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    /// Of version 2.
    var messageID: String? { cursor.string("messageId") }
    /// What machines call it.
    var name: String? { string("name") }
    /// What people call it.
    var title: String? { string("title") }
    var summary: String? { string("summary") }
    var description: String? { string("description") }
    var contentType: String? { string("contentType") }
    var isDeprecated: Bool { cursor.flag("deprecated") }
    /// What a payload means; a trait has none.
    var payload: Payload? {
      cursor.value("payload").map { Payload($0, stated: cursor.value("schemaFormat"), cursor) }
    }

    /// Where the message or a trait describes headers, or else says that one of them connects it
    /// with others.
    var headersMark: Mark? {
      holders.lazy.compactMap { $0.keyMark(of: "headers") }.first
        ?? first("correlationId").flatMap { holder in
          correlationLocation?.hasPrefix("$message.header#") == true
            ? holder.keyMark(of: "correlationId") : nil
        }
    }

    /// The expression that finds what connects a message with others.
    var correlationLocation: String? {
      first("correlationId").flatMap {
        $0.view("correlationId", as: CorrelationID.self)?.location
      }
    }

    /// What the message and its traits say for one protocol alone.
    var bindings: [ProtocolBindings] { holders.compactMap { $0.view("bindings") } }
    /// The messages that it stands for, where it has nothing but a list of them.
    var alternatives: [MessageReference]? {
      guard cursor.has("oneOf"), !cursor.has("payload") else { return nil }
      return cursor.messageReferences("oneOf")
    }

    private func string(_ key: String) -> String? { first(key)?.string(key) }

    /// Who says a key: in version 2 the last trait that does and then the message, in version 3 the
    /// message and then the last trait.
    private func first(_ key: String) -> Cursor? {
      holders.reversed().first { $0.value(key) != nil }
    }

    /// The message and its traits, the one that counts last.
    private var holders: [Cursor] {
      let traits = cursor.views("traits", as: MessageTrait.self).map(\.cursor)
      return source.asyncVersion(of: node) == .v2 ? [cursor] + traits : traits + [cursor]
    }
  }

  /// What several messages share.
  struct MessageTrait: View {
    static let kind: ObjectKind? = .messageTrait

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }
  }

  /// What connects a message with others.
  struct CorrelationID: View {
    static let kind: ObjectKind? = .correlationID

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    var location: String? { cursor.string("location") }
  }
}
