import BinderyJSON
import Commands
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
    trees[location.mark.file]?.node(at: location.pointer)
  }
}
