import Specification

extension WrittenAsyncAPI {
  /// What is done with the messages of a channel.
  struct Operation: View {
    static let kind: ObjectKind? = .asyncOperation

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    /// Of version 2.
    var operationID: String? { cursor.string("operationId") }
    /// `send` or `receive`, seen from the application that the document describes; of version 3.
    var action: String? { cursor.string("action") }
    var actionMark: Mark { cursor.value("action")?.mark ?? mark }
    /// The channel to which it refers, of version 3.
    var channel: Channel? { cursor.channel }
    var channelMark: Mark { cursor.value("channel")?.mark ?? mark }
    /// Of version 3: those of the channel that are meant; none when all are.
    var messages: [MessageReference]? { cursor.messageReferences("messages") }
    /// Of version 2: one, or those of its `oneOf`.
    var message: [MessageReference] {
      cursor.has("message") ? cursor.alternatives("message") : messages ?? []
    }
    var reply: Reply? { cursor.view("reply") }
    /// What it and its traits are filed under.
    var tags: [String] { holders.flatMap(\.tagNames) }
    /// Where its security is said, or that of a trait.
    var securityMark: Mark? {
      holders.lazy.compactMap { $0.keyMark(of: "security") }.first
    }
    /// What it and its traits say for one protocol alone.
    var allBindings: [ProtocolBindings] { holders.compactMap { $0.view("bindings") } }

    private var holders: [Cursor] {
      [cursor] + cursor.views("traits", as: OperationTrait.self).map(\.cursor)
    }
  }

  /// What several operations share.
  struct OperationTrait: View {
    static let kind: ObjectKind? = .operationTrait

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }
  }

  /// What is sent back for a message.
  struct Reply: View {
    static let kind: ObjectKind? = .reply

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    /// None when it is known only while it is running.
    var channel: Channel? { cursor.view("channel") }
    /// None when all of the channel's are meant.
    var messages: [MessageReference]? { cursor.messageReferences("messages") }
  }

  /// A message, and where somebody names it.
  struct MessageReference {
    /// What the author wrote: a reference, or the message itself.
    let node: Node
    let message: Message
  }
}

extension Cursor {
  /// What an object is filed under.
  var tagNames: [String] { views("tags", as: WrittenOpenAPI.Tag.self).compactMap(\.name) }

  /// The channel to which a reference leads; one that is named alone is that of the document, and a
  /// pointer alone is a reference.
  fileprivate var channel: WrittenAsyncAPI.Channel? {
    guard let value = value("channel"), value.kind == .string else { return view("channel") }
    if let pointed = pointed(to: value, called: "channel") {
      return view(of: pointed, called: "channel")
    }
    guard let named = node.tree.root["channels"]?[value.text] else { return view("channel") }
    report(value, "channel", takenAs: "a reference", expected: "{$ref: '#/channels/\(value.text)'}")
    return view(of: named, called: "channel")
  }

  /// Where text leads that is a pointer in the place of a reference.
  private func pointed(to text: Node, called key: String) -> Node? {
    guard text.reference != nil,
      let target = source.documents.target(of: text.text, from: text)
    else { return nil }
    report(text, key, takenAs: "a reference", expected: "{$ref: '\(text.text)'}")
    return target
  }

  func messageReferences(_ key: String) -> [WrittenAsyncAPI.MessageReference]? {
    guard has(key) else { return nil }
    if let value = value(key), value.kind == .mapping {
      report(value, key, takenAs: "a list")
      let elements = value.reference == nil ? value.entries.map(\.value) : [value]
      return elements.compactMap { messageReference($0, called: key) }
    }
    return sequence(key)?.elements.compactMap { element in
      element.kind == .string
        ? message(named: element, key) : messageReference(element, called: key)
    }
  }

  /// The message of the operation's channel that is named alone, without a reference.
  private func message(named name: Node, _ key: String) -> WrittenAsyncAPI.MessageReference? {
    if let pointed = pointed(to: name, called: key) {
      return messageReference(pointed, called: key)
    }
    guard let message = channel?.message(called: name.text) else {
      return messageReference(name, called: key)
    }
    report(name, key, takenAs: "the message of its channel", expected: "a reference")
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
