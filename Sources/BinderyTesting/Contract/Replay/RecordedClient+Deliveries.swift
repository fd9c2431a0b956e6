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
      let entry: [PathStep] = [.key("log"), .key("entries"), .index(delivery.session)]
      let place: [PathStep] =
        switch delivery.place {
        case .opening: [.key("_bindery")]
        case .frame(let position):
          [.key("_webSocketMessages"), .index(position), .key("_bindery")]
        case .close: [.key("_bindery"), .key("close")]
        }
      let heard: JSONValue? = delivery.heard.isEmpty ? .none : .array(delivery.heard)
      archive = archive.with(heard, at: (entry + place + [.key("delivers")])[...])
    }
    try Data((archive.indented + "\n").utf8).write(to: file)
  }
}

/// One step on the way to a value.
private enum PathStep {
  case key(String)
  case index(Int)
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
