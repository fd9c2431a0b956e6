import BinderyRuntime
import Foundation
import RecordingRedaction

extension RecordedClient {
  /// Writes the deliveries to the client's user into the archive, without its secrets.
  public func write(
    _ deliveries: [SessionReplay.Delivery],
    in folder: URL,
    redacting rules: RedactionRules = RedactionRules()
  ) throws {
    let file = folder.appendingPathComponent(recording)
    var archive = try JSONValue(
      parsing: String(decoding: try Data(contentsOf: file), as: UTF8.self)
    )
    for delivery in deliveries {
      let path = [.key("log")] + delivery.location.path + [.key("delivers")]
      let values: JSONValue? = delivery.values.isEmpty ? .none : .array(delivery.values)
      archive = archive.with(values, at: path[...])
    }
    var redactor = RecordingRedactor(
      rules: rules,
      environment: ProcessInfo.processInfo.environment
    )
    archive = redactor.redact(archive)
    try Data((archive.indented + "\n").utf8).write(to: file)
  }
}

/// A step of a path to a JSON value.
private enum PathStep {
  case key(String)
  case index(Int)
}

extension RecordedStep.Location {
  /// The path of Bindery's additional member, relative to the log.
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
  /// Returns the value with the one at a path replaced, or removed if it is nil.
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
