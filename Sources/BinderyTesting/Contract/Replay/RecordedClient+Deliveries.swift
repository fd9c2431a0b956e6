import BinderyRuntime
import Foundation

extension RecordedClient {
  /// Writes into the archive what a client's user heard of its sessions.
  public func write(_ deliveries: [SessionReplay.Delivery], in folder: URL) throws {
    let file = folder.appendingPathComponent(recording)
    var archive = try JSONValue(
      parsing: String(decoding: try Data(contentsOf: file), as: UTF8.self)
    )
    for delivery in deliveries {
      let path = [.key("log")] + delivery.place.path + [.key("delivers")]
      let heard: JSONValue? = delivery.heard.isEmpty ? .none : .array(delivery.heard)
      archive = archive.with(heard, at: path[...])
    }
    try Data((archive.indented + "\n").utf8).write(to: file)
  }
}

/// One step on the way to a value.
private enum PathStep {
  case key(String)
  case index(Int)
}

extension SessionReplay.Place {
  /// The way to what Bindery adds there, in a log.
  fileprivate var path: [PathStep] {
    switch self {
    case .call(let position): [.key("_bindery"), .key("calls"), .index(position)]
    case .exchange(let entry), .opening(let entry):
      [.key("entries"), .index(entry), .key("_bindery")]
    case .frame(let position, let entry):
      [.key("entries"), .index(entry), .key("_webSocketMessages"), .index(position)]
        + [.key("_bindery")]
    case .close(let entry):
      [.key("entries"), .index(entry), .key("_bindery"), .key("close")]
    }
  }
}

extension JSONValue {
  /// The same with another value at the end of a path, or with none there.
  fileprivate func with(_ value: JSONValue?, at path: ArraySlice<PathStep>) -> JSONValue {
    switch (self, path.first) {
    case (_, nil): return value ?? .null
    case (.object(var object), .key(let key)?):
      let rest = path.dropFirst()
      object[key] = rest.isEmpty ? value : (object[key] ?? [:]).with(value, at: rest)
      return .object(object)
    case (.array(var elements), .index(let index)?) where elements.indices.contains(index):
      elements[index] = elements[index].with(value, at: path.dropFirst())
      return .array(elements)
    default: return self
    }
  }
}
