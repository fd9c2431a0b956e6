import Canonical
import Specification

/// An extension about connections, such as `x-keep-alive`.
///
/// Extensions are not canonical structs yet: `Shaping` reads them as they are written.
public struct RealtimeExtension {
  public let cursor: Cursor
  private let messages: MessageIndex

  /// A message to which an extension refers.
  public struct MessageReference {
    public let mark: Mark
    /// Nil where no channel has the message.
    public let id: AsyncAPI.Message.ID?
  }

  fileprivate init(_ cursor: Cursor, _ messages: MessageIndex) {
    self.cursor = cursor
    self.messages = messages
  }

  /// The value under a key; an explicit null counts as absent.
  public subscript(key: String) -> Node? { cursor.value(key) }

  /// The message to which a key refers.
  public func message(_ key: String) -> MessageReference? {
    self[key].flatMap { cursor.messageReference($0, called: key) }.map(reference)
  }

  /// The messages to which a list refers.
  public func messages(_ key: String) -> [MessageReference] {
    (cursor.messageReferences(key) ?? []).map(reference)
  }

  /// An object inside of the extension.
  public func part(_ key: String) -> RealtimeExtension? {
    let part: ExtensionPart? = cursor.view(key)
    return part.map { RealtimeExtension($0.cursor, messages) }
  }

  /// The objects of a list inside of the extension.
  public func parts(_ key: String) -> [RealtimeExtension] {
    let parts: [ExtensionPart] = cursor.views(key)
    return parts.map { RealtimeExtension($0.cursor, messages) }
  }

  private func reference(_ written: WrittenAsyncAPI.MessageReference) -> MessageReference {
    MessageReference(mark: written.node.mark, id: messages.id(at: written.message.node))
  }
}

/// The extensions at the root of a document, at a server or at a channel.
public struct RealtimeExtensions {
  private let owner: RealtimeExtension

  init(of owner: some View, _ messages: MessageIndex) {
    self.owner = RealtimeExtension(owner.cursor, messages)
  }

  /// Whether the owner has none.
  public var isEmpty: Bool { !owner.cursor.node.entries.contains { $0.key.hasPrefix("x-") } }

  public subscript(name: String) -> RealtimeExtension? { owner.part(name) }

  /// The objects of an extension that is a list; nil where the extension is absent.
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
  /// The extensions at the root of the document.
  public var extensions: RealtimeExtensions { RealtimeExtensions(of: written, messages) }

  /// The extensions of a channel.
  public func extensions(of channel: AsyncAPI.Channel.ID) -> RealtimeExtensions {
    RealtimeExtensions(of: writtenChannels[channel.number], messages)
  }
}
