import BinderyRuntime
import Foundation

/// A recording whose parts have a line and a column.
struct LocatedRecording {
  private let path: String
  private let bytes: [UInt8]
  private let lines: LineStarts
  private let log: LocatedJSON?
  /// The JSON in the strings that were searched, by the offset of the string; nil for other text.
  private var texts: [Int: LocatedText?] = [:]

  /// The JSON in a string.
  private struct LocatedText {
    let value: LocatedJSON
    /// The offsets of its bytes in the file.
    let offsets: [Int]
  }

  /// Reads a file; one that can't be read has no locations.
  init(_ file: URL) {
    path = file.standardizedFileURL.path
    bytes = (try? Data(contentsOf: file)).map { Array($0) } ?? []
    lines = LineStarts(bytes)
    log = LocatedJSON(bytes)["log"]
  }

  /// Returns the location of a part of an entry, or else of the entry; nil if there is none.
  mutating func location(of part: EntryPart, in entry: Int?) -> ContractLocation? {
    if case .call(let position) = part { return location(log?["_bindery"]?["calls"]?[position]) }
    guard let entry = entry.flatMap({ log?["entries"]?[$0] }) else { return nil }
    return location(offset(of: part, in: entry) ?? entry.offset)
  }

  private func location(_ value: LocatedJSON?) -> ContractLocation? {
    value.map { location($0.offset) }
  }

  private func location(_ offset: Int) -> ContractLocation {
    let (line, column) = lines.position(of: offset)
    return ContractLocation(file: path, line: line, column: column)
  }

  private mutating func offset(of part: EntryPart, in entry: LocatedJSON) -> Int? {
    let (request, response) = (entry["request"], entry["response"])
    switch part {
    case .entry, .call: return nil
    case .method: return request?["method"]?.offset
    case .url: return request?["url"]?.offset
    case .requestHeader(let name):
      let headers = request?["headers"]
      let mediaType = request?["postData"]?["mimeType"]
      let other = name.lowercased() == "content-type" ? mediaType : headers
      return (pair(name, headers) ?? other ?? headers)?.offset
    case .requestCookie(let name):
      return (pair(name, request?["cookies"]) ?? pair("Cookie", request?["headers"]))?.offset
    case .requestBody(let path):
      let data = request?["postData"]
      return offset(of: path, in: data?["text"]) ?? data?.offset
    case .status: return response?["status"]?.offset
    case .responseHeader(let name):
      return (pair(name, response?["headers"]) ?? response?["headers"])?.offset
    case .responseBody(let path):
      let content = response?["content"]
      return offset(of: path, in: content?["text"]) ?? content?.offset
    case .frame(let position, let path):
      let frame = entry["_webSocketMessages"]?[position]
      return offset(of: path, in: frame?["data"]) ?? frame?.offset
    case .close: return entry["_bindery"]?["close"]?.offset
    }
  }

  /// Returns the element of an array of names and values that has a name.
  private func pair(_ name: String, _ pairs: LocatedJSON?) -> LocatedJSON? {
    pairs?.elements.first { pair in
      guard case .string(let range)? = pair["name"]?.content else { return false }
      let text = String(decoding: EscapedText(bytes, range).bytes, as: UTF8.self)
      return text.lowercased() == name.lowercased()
    }
  }

  /// Returns the offset of a value in the JSON of a string, or that of the string.
  private mutating func offset(of path: String?, in text: LocatedJSON?) -> Int? {
    guard let text, let path, case .string(let range) = text.content,
      let content = located(range, at: text.offset)
    else { return text?.offset }
    let found = content.value.offset(of: path, from: JSONPath()) ?? 0
    return content.offsets.indices.contains(found) ? content.offsets[found] : text.offset
  }

  /// Returns the JSON in a string; nil if it has other text.
  private mutating func located(_ range: Range<Int>, at offset: Int) -> LocatedText? {
    if let known = texts[offset] { return known }
    let content = EscapedText(bytes, range)
    let isJSON = (try? JSONReader.decode(from: content.bytes) as JSONValue) != nil
    let text =
      isJSON ? LocatedText(value: LocatedJSON(content.bytes), offsets: content.offsets) : nil
    texts[offset] = .some(text)
    return text
  }
}

extension LocatedJSON {
  /// Returns the offset of the value at a path, or of the innermost value that contains it.
  fileprivate func offset(of path: String, from here: JSONPath) -> Int? {
    let own = here.description
    guard path.hasPrefix(own) else { return nil }
    let rest = path.dropFirst(own.count)
    guard rest.isEmpty || rest.hasPrefix(".") || rest.hasPrefix("[") else { return nil }
    let children: [(step: JSONPath.Step, value: LocatedJSON)] =
      switch content {
      case .object(let members): members.map { (.key($0.key), $0.value) }
      case .array(let elements): elements.enumerated().map { (.index($0.offset), $0.element) }
      case .string, .other: []
      }
    let inner = children.lazy.compactMap { child in
      child.value.offset(of: path, from: JSONPath(here.steps + [child.step]))
    }
    return inner.first ?? offset
  }
}
