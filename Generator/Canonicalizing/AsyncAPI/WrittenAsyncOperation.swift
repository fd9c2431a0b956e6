import Specification

extension WrittenAsyncAPI {
  /// An action on the messages of a channel (Operation Object).
  struct Operation: View {
    static let kind: ObjectKind? = .asyncOperation

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    /// The `operationId` of version 2.
    var operationID: String? { cursor.string("operationId") }
    /// The action of the described application in version 3: `send` or `receive`.
    var action: String? { cursor.string("action") }
    var actionMark: Mark { cursor.value("action")?.mark ?? mark }
    /// The channel to which an operation of version 3 refers.
    var channel: Channel? { cursor.channel }
    var channelMark: Mark { cursor.value("channel")?.mark ?? mark }
    /// The messages of version 3; nil for all messages of the channel.
    var messages: [MessageReference]? { cursor.messageReferences("messages") }
    /// The message of version 2, or the messages of its `oneOf`.
    var message: [MessageReference] {
      cursor.has("message") ? cursor.alternatives("message") : messages ?? []
    }
    var reply: Reply? { cursor.view("reply") }
    /// The tags of the operation and its traits.
    var tags: [String] { operationAndTraits.flatMap(\.tagNames) }
    /// The location of `security` of the operation or a trait.
    var securityMark: Mark? {
      operationAndTraits.lazy.compactMap { $0.keyMark(of: "security") }.first
    }
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

    init(_ cursor: Cursor) { self.cursor = cursor }
  }

  /// The reply to an operation's messages (Operation Reply Object).
  struct Reply: View {
    static let kind: ObjectKind? = .reply

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    /// Nil if the channel is known only at run time.
    var channel: Channel? { cursor.view("channel") }
    /// Nil for all messages of the channel.
    var messages: [MessageReference]? { cursor.messageReferences("messages") }
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

  /// The channel of an operation: a reference, or text that is a pointer or the key of a channel.
  fileprivate var channel: WrittenAsyncAPI.Channel? {
    guard let value = value("channel"), value.kind == .string else { return view("channel") }
    if let pointed = pointed(to: value, called: "channel") {
      return view(of: pointed, called: "channel")
    }
    guard let named = node.tree.root["channels"]?[value.text] else { return view("channel") }
    report(value, "channel", readAs: "a reference", expected: "{$ref: '#/channels/\(value.text)'}")
    return view(of: named, called: "channel")
  }

  /// Returns the target of text that is a pointer instead of a reference.
  private func pointed(to text: Node, called key: String) -> Node? {
    guard text.reference != nil,
      let target = source.documents.target(of: text.text, from: text)
    else { return nil }
    report(text, key, readAs: "a reference", expected: "{$ref: '\(text.text)'}")
    return target
  }

  func messageReferences(_ key: String) -> [WrittenAsyncAPI.MessageReference]? {
    guard has(key) else { return nil }
    if let value = value(key), value.kind == .mapping {
      report(value, key, readAs: "a list")
      let elements = value.reference == nil ? value.entries.map(\.value) : [value]
      return elements.compactMap { messageReference($0, called: key) }
    }
    return sequence(key)?.elements.compactMap { element in
      element.kind == .string
        ? message(named: element, key) : messageReference(element, called: key)
    }
  }

  /// Returns the message of the operation's channel whose key is written instead of a reference.
  private func message(named name: Node, _ key: String) -> WrittenAsyncAPI.MessageReference? {
    if let pointed = pointed(to: name, called: key) {
      return messageReference(pointed, called: key)
    }
    guard let message = channel?.message(called: name.text) else {
      return messageReference(name, called: key)
    }
    report(name, key, readAs: "the message of its channel", expected: "a reference")
    return WrittenAsyncAPI.MessageReference(node: name, message: message)
  }

  fileprivate func alternatives(_ key: String) -> [WrittenAsyncAPI.MessageReference] {
    guard let value = value(key) else { return [] }
    if value.kind == .sequence {
      return value.elements.compactMap { messageReference($0, called: key) }
    }
    guard value.kind == .mapping, value.reference == nil, value["oneOf"] != nil else {
      return messageReference(value, called: key).map { [$0] } ?? []
    }
    let list = Cursor(value, in: source).sequence("oneOf")
    return list?.elements.compactMap { messageReference($0, called: "oneOf") } ?? []
  }

  func messageReference(_ node: Node, called key: String) -> WrittenAsyncAPI.MessageReference? {
    view(of: node, called: key, as: WrittenAsyncAPI.Message.self).map {
      WrittenAsyncAPI.MessageReference(node: node, message: $0)
    }
  }
}
