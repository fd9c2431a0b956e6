import Canonical
import Specification

/// An extension about connections, such as `x-keep-alive`.
struct RealtimeExtension: AsyncAPI.ExtensionObject {
  fileprivate let cursor: Cursor
  private let messages: MessageIndex

  fileprivate init(_ cursor: Cursor, _ messages: MessageIndex) {
    self.cursor = cursor
    self.messages = messages
  }

  private var references: OperationReferences { OperationReferences(cursor: cursor) }

  var mark: Mark { cursor.node.mark }

  subscript(key: String) -> JSONValue? { cursor.value(key).map { JSONValue($0) } }

  func text(_ key: String) -> String? { cursor.string(key) }

  func boolean(_ key: String) -> Bool? { cursor.boolean(key) }

  func elements(_ key: String) -> [JSONValue] {
    cursor.sequence(key)?.elements.map { JSONValue($0) } ?? []
  }

  func members(_ key: String) -> [AsyncAPI.ExtensionMember] {
    (cursor.mapping(key).map { Array($0.entries) } ?? []).map {
      AsyncAPI.ExtensionMember(
        key: $0.key,
        value: JSONValue($0.value),
        location: $0.value.location
      )
    }
  }

  func message(_ key: String) -> AsyncAPI.MessageReference? {
    cursor.value(key).flatMap { references.message($0, called: key) }.map(reference)
  }

  func messages(_ key: String) -> [AsyncAPI.MessageReference] {
    (references.messages(key) ?? []).map(reference)
  }

  func object(_ key: String) -> (any AsyncAPI.ExtensionObject)? {
    let part: ExtensionPart? = cursor.view(key)
    return part.map { RealtimeExtension($0.cursor, messages) }
  }

  func objects(_ key: String) -> [any AsyncAPI.ExtensionObject] {
    let parts: [ExtensionPart] = cursor.views(key)
    return parts.map { RealtimeExtension($0.cursor, messages) }
  }

  private func reference(_ written: WrittenAsyncAPI.MessageReference) -> AsyncAPI.MessageReference {
    AsyncAPI.MessageReference(mark: written.node.mark, id: messages.id(at: written.message.node))
  }
}

/// The extensions of a document, a server or a channel.
struct RealtimeExtensions: AsyncAPI.Extensions {
  private let owner: RealtimeExtension

  init(of owner: some View, _ messages: MessageIndex) {
    self.owner = RealtimeExtension(owner.cursor, messages)
  }

  var isEmpty: Bool { !owner.cursor.node.entries.contains { $0.key.hasPrefix("x-") } }

  subscript(name: String) -> (any AsyncAPI.ExtensionObject)? { owner.object(name) }

  func list(_ name: String) -> [any AsyncAPI.ExtensionObject]? {
    owner.cursor.value(name) == nil ? nil : owner.objects(name)
  }
}

/// An object in an extension.
private struct ExtensionPart: View {
  let cursor: Cursor
}

extension AsyncCanonicalizer {
  /// The extensions of the document.
  var extensions: any AsyncAPI.Extensions { RealtimeExtensions(of: written, messages) }

  func extensions(of channel: AsyncAPI.Channel.ID) -> any AsyncAPI.Extensions {
    RealtimeExtensions(of: writtenChannels[channel.number], messages)
  }
}
