import Canonical
import Specification

/// An extension about connections, such as `x-keep-alive`.
///
/// Extensions have no canonical structs: `Shaping` reads their nodes.
public struct RealtimeExtension {
  public let cursor: Cursor
  private let messages: MessageIndex

  /// A message to which an extension refers.
  public struct MessageReference {
    public let mark: Mark
    /// Nil if no channel has the message.
    public let id: AsyncAPI.Message.ID?
  }

  fileprivate init(_ cursor: Cursor, _ messages: MessageIndex) {
    self.cursor = cursor
    self.messages = messages
  }

  /// The value under a key; an explicit null counts as absent.
  public subscript(key: String) -> Node? { cursor.value(key) }

  /// Returns the message to which a key refers.
  public func message(_ key: String) -> MessageReference? {
    self[key].flatMap { cursor.messageReference($0, called: key) }.map(reference)
  }

  /// Returns the messages to which a list refers.
  public func messages(_ key: String) -> [MessageReference] {
    (cursor.messageReferences(key) ?? []).map(reference)
  }

  /// Returns an object in the extension.
  public func part(_ key: String) -> RealtimeExtension? {
    let part: ExtensionPart? = cursor.view(key)
    return part.map { RealtimeExtension($0.cursor, messages) }
  }

  /// Returns the objects of a list in the extension.
  public func parts(_ key: String) -> [RealtimeExtension] {
    let parts: [ExtensionPart] = cursor.views(key)
    return parts.map { RealtimeExtension($0.cursor, messages) }
  }

  private func reference(_ written: WrittenAsyncAPI.MessageReference) -> MessageReference {
    MessageReference(mark: written.node.mark, id: messages.id(at: written.message.node))
  }
}

/// The extensions of a document, a server or a channel.
public struct RealtimeExtensions {
  private let owner: RealtimeExtension

  init(of owner: some View, _ messages: MessageIndex) {
    self.owner = RealtimeExtension(owner.cursor, messages)
  }

  /// Whether the owner has no extensions.
  public var isEmpty: Bool { !owner.cursor.node.entries.contains { $0.key.hasPrefix("x-") } }

  public subscript(name: String) -> RealtimeExtension? { owner.part(name) }

  /// Returns the objects of an extension that is a list, or nil if the extension is absent.
  public func list(_ name: String) -> [RealtimeExtension]? {
    owner[name] == nil ? nil : owner.parts(name)
  }
}

/// An object in an extension.
private struct ExtensionPart: View {
  let cursor: Cursor

  init(_ cursor: Cursor) { self.cursor = cursor }
}

extension AsyncCanonicalizer {
  /// The extensions of the document.
  public var extensions: RealtimeExtensions { RealtimeExtensions(of: written, messages) }

  /// Returns the extensions of a channel.
  public func extensions(of channel: AsyncAPI.Channel.ID) -> RealtimeExtensions {
    RealtimeExtensions(of: writtenChannels[channel.number], messages)
  }
}
