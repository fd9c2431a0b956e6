import BinderyJSON
import Foundation
import RecordingMutation

import struct Canonical.Recording

/// The recorded texts that a server sent before a client did, and that the client then sent to it:
/// identifiers, which are others on another server.
struct LiveIdentifiers {
  private(set) var texts: Set<String> = []
  private var received: Set<String> = []
  private var sent: Set<String> = []

  /// The length of the shortest text that identifies something.
  private static let shortest = 3

  /// Adds what the client sends.
  mutating func add(sent value: JSONValue) {
    for text in Self.texts(of: value) {
      if received.contains(text) { texts.insert(text) } else { sent.insert(text) }
    }
  }

  /// Adds what the server sends.
  mutating func add(received value: JSONValue) {
    received.formUnion(Self.texts(of: value).filter { !sent.contains($0) })
  }

  mutating func add(_ recording: Recording) {
    let body = recording.request.postData
    for value in Self.values(of: recording.request.url, body: body?.text ?? "") { add(sent: value) }
    for field in body?.fields ?? [] {
      add(sent: .string(field.value.removingPercentEncoding ?? field.value))
    }
    if let value = LiveMessage.Content(recording.response.content).json { add(received: value) }
  }

  /// The values of a request: the segments of its URL, its query, and its body.
  static func values(of url: String, body: String) -> [JSONValue] {
    let halves = url.split(separator: "?", maxSplits: 1).map(String.init)
    var words = halves.first?.split(separator: "/").map(String.init) ?? []
    if halves.count > 1 { words += values(halves[1]) }
    var found: [JSONValue] = []
    if let value = try? JSONValue(parsing: body) {
      found.append(value)
    } else {
      words += values(body)
    }
    return words.map { .string($0.removingPercentEncoding ?? $0) } + found
  }

  /// The values of a query or a form.
  private static func values(_ text: String) -> [String] {
    text.split(separator: "&").compactMap { pair in
      pair.firstIndex(of: "=").map { String(pair[pair.index(after: $0)...]) }
    }
  }

  /// The texts in a value.
  static func texts(of value: JSONValue) -> [String] {
    switch value {
    case .object(let object): object.members.flatMap { texts(of: $0.value) }
    case .array(let elements): elements.flatMap(texts)
    case .string(let text):
      if let structure = JSONValue(structuredText: text) {
        texts(of: structure)
      } else {
        text.count >= shortest ? [text] : []
      }
    default: []
    }
  }
}
