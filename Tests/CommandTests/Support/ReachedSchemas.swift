import Foundation
import Specification

/// The component schemas that an entry of a recording was checked against, found by following
/// references in the documents as written.
struct ReachedSchemas {
  private let trees: [String: Tree]

  init(folder: URL) throws {
    var trees: [String: Tree] = [:]
    for name in ["openapi.yaml", "asyncapi.yaml"] {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { continue }
      trees[name] = Tree.parse(Array(data), file: name, diagnostics: Diagnostics())
    }
    self.trees = trees
  }

  /// The names of the component schemas that an entry reaches, by `file#name`.
  func names(of entry: Node) -> Set<String> {
    var names: Set<String> = []
    for (file, node) in parts(of: entry) { collect(node, file, into: &names) }
    return names
  }

  private typealias Located = (file: String, node: Node)

  private func collect(_ node: Node, _ file: String, into names: inout Set<String>) {
    if let reference = node["$ref"]?.string, let target = target(of: reference, in: file) {
      let name = reference.split(separator: "/").last ?? ""
      let isSchema = reference.contains("/components/schemas/")
      guard !isSchema || names.insert("\(target.file)#\(name)").inserted else { return }
      collect(target.node, target.file, into: &names)
    }
    // Examples and extensions describe no values.
    let isAnnotation = { (key: String) in key.hasPrefix("x-") || key.hasPrefix("example") }
    for child in node.entries where !isAnnotation(child.key) {
      collect(child.value, file, into: &names)
    }
    for child in node.elements { collect(child, file, into: &names) }
  }

  private func target(of reference: String, in file: String) -> Located? {
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false)
    let name = parts[0].isEmpty ? file : parts[0].split(separator: "/").last.map(String.init) ?? ""
    var node = trees[name]?.root
    for step in (parts.last ?? "").split(separator: "/") {
      let key = step.removingPercentEncoding ?? String(step)
      node = node?[key.replacing("~1", with: "/").replacing("~0", with: "~")]
    }
    return node.map { (name, $0) }
  }

  private func resolved(_ node: Node, _ file: String) -> Located {
    guard let reference = node["$ref"]?.string, let target = target(of: reference, in: file) else {
      return (file, node)
    }
    return resolved(target.node, target.file)
  }

  // MARK: - Parts of the documents

  private func parts(of entry: Node) -> [Located] {
    let origin = entry["_bindery"]
    var parts: [Located] = []
    if let id = origin?["operation"]?.string { parts += operationParts(id, entry) }
    let channel = origin?["channel"]?.string ?? ""
    var messages = [(channel, origin?["message"]?.string)]
    for frame in entry["_webSocketMessages"]?.elements.map(\.self) ?? [] {
      let names = frame["_bindery"]
      messages.append((names?["channel"]?.string ?? channel, names?["message"]?.string))
    }
    for (channel, message) in messages {
      guard let message else { continue }
      parts += self.message(message, of: channel)
    }
    // The elements of a list belong to another channel.
    for element in origin?["elements"]?.elements.map(\.self) ?? [] {
      for other in channels where other.key != channel {
        parts += self.message(element.string ?? "", of: other.key)
      }
    }
    return parts
  }

  private var channels: [(key: String, value: Located)] {
    guard let root = trees["asyncapi.yaml"]?.root, let channels = root["channels"] else {
      return []
    }
    return channels.entries.map { ($0.key, resolved($0.value, "asyncapi.yaml")) }
  }

  private func message(_ name: String, of channel: String) -> [Located] {
    channels.filter { $0.key == channel }.compactMap { channel in
      channel.value.node["messages"]?[name].map { resolved($0, channel.value.file) }
    }
    .compactMap { message in message.node["payload"].map { (message.file, $0) } }
  }

  private func operationParts(_ id: String, _ entry: Node) -> [Located] {
    let file = "openapi.yaml"
    for item in trees[file]?.root["paths"]?.entries.map(\.value) ?? [] {
      for operation in item.entries.map(\.value) where operation["operationId"]?.string == id {
        var parts: [Located] = []
        for list in [item["parameters"], operation["parameters"]] {
          parts += list?.elements.map { (file, $0) } ?? []
        }
        if let data = entry["request"]?["postData"], let body = operation["requestBody"] {
          parts += content(of: body, file, data["mimeType"]?.string ?? "")
        }
        let status = entry["response"]?["status"]?.text ?? ""
        let responses = operation["responses"]
        let response = responses?[status] ?? responses?["\(status.prefix(1))XX"]
        if let response = response ?? responses?["default"],
          let body = entry["response"]?["content"], body["text"]?.string?.isEmpty == false
        {
          parts += content(of: response, file, body["mimeType"]?.string ?? "")
        }
        return parts
      }
    }
    return []
  }

  /// The content with a media type, or else the first.
  private func content(of body: Node, _ file: String, _ mediaType: String) -> [Located] {
    let (file, body) = resolved(body, file)
    let contents = body["content"]?.entries.map(\.self) ?? []
    let essence = mediaType.prefix { $0 != ";" }
    let match = contents.first { $0.key.prefix { $0 != ";" } == essence } ?? contents.first
    return match.map { [(file, $0.value)] } ?? []
  }
}
