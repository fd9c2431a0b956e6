import BinderyJSON
import MockServer
import Specification

import struct Canonical.SourceLocation

/// Reads the examples of bodies and headers, which the canonical documents omit.
struct ExampleReader {
  private let documents: Documents
  private let trees: [String: Tree]

  init(_ documents: Documents) {
    self.documents = documents
    trees = Dictionary(documents.trees.map { ($0.file, $0) }) { first, _ in first }
  }

  /// Returns the examples of an object: `example`, `examples` by name, or those of Swagger 2.0 by
  /// media type.
  func examples(at location: SourceLocation, mediaType: String = "") -> [MockedExample] {
    guard let node = node(at: location) else { return [] }
    let file = location.mark.file
    var found: [MockedExample] = []
    if let example = node["example"] {
      found.append(self.example(nil, example, file))
    }
    for entry in node["examples"].map({ Array($0.entries) }) ?? [] {
      guard let object = documents.resolve(entry.value) else { continue }
      if entry.key == mediaType {
        found.append(example(nil, object, file))
      } else if let value = object["dataValue"] ?? object["value"] {
        found.append(example(entry.key, value, file))
      } else if let text = object["serializedValue"]?.string {
        found.append(MockedExample(name: entry.key, value: .string(text), pointer: object.pointer))
      }
    }
    return found
  }

  /// Returns the payloads of the examples of a message (Message Example Object).
  func payloads(at location: SourceLocation) -> [MockedExample] {
    guard let node = node(at: location), let list = node["examples"] else { return [] }
    return list.elements.compactMap { element in
      guard let object = documents.resolve(element), let payload = object["payload"] else {
        return nil
      }
      return example(object["name"]?.string, payload, location.mark.file)
    }
  }

  private func example(_ name: String?, _ value: Node, _ file: String) -> MockedExample {
    MockedExample(name: name, value: JSONValue(value), pointer: "\(file)\(value.pointer)")
  }

  private func node(at location: SourceLocation) -> Node? {
    var node = trees[location.mark.file]?.root
    for step in location.pointer.split(separator: "/").drop(while: { $0 == "#" }) {
      let key = String(step).replacing("~1", with: "/").replacing("~0", with: "~")
      node = node?[key] ?? Int(key).flatMap { node?[$0] }
    }
    return node
  }
}

extension JSONValue {
  /// Creates the value of a node.
  init(_ node: Node) {
    switch node.kind {
    case .null: self = .null
    case .boolean: self = .boolean(node.boolean ?? false)
    case .integer, .float:
      let number = JSONNumber(node.text) ?? node.number.flatMap { JSONNumber($0) }
      self = number.map(JSONValue.number) ?? .string(node.text)
    case .string: self = .string(node.text)
    case .sequence: self = .array(node.elements.map { JSONValue($0) })
    case .mapping:
      self = .object(JSONObject(node.entries.map { ($0.key, JSONValue($0.value)) }))
    }
  }
}
