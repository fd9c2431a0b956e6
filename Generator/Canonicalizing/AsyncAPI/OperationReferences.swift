import Specification

/// Reads the channel and the messages to which an operation refers.
struct OperationReferences {
  let cursor: Cursor

  /// The channel of an operation: a reference, or text that is a pointer or the key of a channel.
  var channel: WrittenAsyncAPI.Channel? {
    guard let value = cursor.value("channel"), value.kind == .string else {
      return cursor.view("channel")
    }
    if let pointed = pointed(to: value, called: "channel") {
      return cursor.view(of: pointed, called: "channel")
    }
    guard let named = cursor.node.tree.root["channels"]?[value.text] else {
      return cursor.view("channel")
    }
    let reference = "{$ref: '#/channels/\(value.text)'}"
    cursor.report(value, "channel", readAs: "a reference", expected: reference)
    return cursor.view(of: named, called: "channel")
  }

  /// Returns the target of text that is a pointer instead of a reference.
  private func pointed(to text: Node, called key: String) -> Node? {
    guard text.reference != nil,
      let target = cursor.source.documents.target(of: text.text, from: text)
    else { return nil }
    cursor.report(text, key, readAs: "a reference", expected: "{$ref: '\(text.text)'}")
    return target
  }

  func messages(_ key: String) -> [WrittenAsyncAPI.MessageReference]? {
    guard cursor.has(key) else { return nil }
    if let value = cursor.value(key), value.kind == .mapping {
      cursor.report(value, key, readAs: "an array")
      let elements = value.reference == nil ? value.entries.map(\.value) : [value]
      return elements.compactMap { message($0, called: key) }
    }
    return cursor.sequence(key)?.elements.compactMap { element in
      element.kind == .string
        ? message(named: element, key) : message(element, called: key)
    }
  }

  /// Returns the message of the operation's channel whose key is written instead of a reference.
  private func message(named name: Node, _ key: String) -> WrittenAsyncAPI.MessageReference? {
    if let pointed = pointed(to: name, called: key) {
      return message(pointed, called: key)
    }
    guard let message = channel?.message(called: name.text) else {
      return message(name, called: key)
    }
    cursor.report(name, key, readAs: "the message of the channel", expected: "a reference")
    return WrittenAsyncAPI.MessageReference(node: name, message: message)
  }

  func alternatives(_ key: String) -> [WrittenAsyncAPI.MessageReference] {
    cursor.value(key).map { alternatives(of: $0, called: key) } ?? []
  }

  func alternatives(of value: Node, called key: String) -> [WrittenAsyncAPI.MessageReference] {
    if value.kind == .sequence {
      return value.elements.compactMap { message($0, called: key) }
    }
    guard value.kind == .mapping, value.reference == nil, value["oneOf"] != nil else {
      return message(value, called: key).map { [$0] } ?? []
    }
    let list = Cursor(value, in: cursor.source).sequence("oneOf")
    return list?.elements.compactMap { message($0, called: "oneOf") } ?? []
  }

  func message(_ node: Node, called key: String) -> WrittenAsyncAPI.MessageReference? {
    cursor.view(of: node, called: key, as: WrittenAsyncAPI.Message.self).map {
      WrittenAsyncAPI.MessageReference(node: node, message: $0)
    }
  }
}
