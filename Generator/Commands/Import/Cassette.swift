import BinderyJSON
import Foundation
import Specification

import struct Canonical.Recording

/// A VCR cassette, as Ruby's VCR, Betamax and VCR.py write it in YAML or JSON.
struct Cassette {
  private let root: Node
  /// The locations of the scalars with the tag `!binary` or `!!binary`: texts in base64.
  private let binaryMarks: Set<Mark>
  /// The locations of objects of Python.
  private let objectMarks: Set<Mark>

  /// Nil for a file of another format; throws for a cassette in YAML that can't be parsed.
  init?(_ data: Data, path: String) throws(Diagnostic) {
    let found = Diagnostics()
    let tree = Tree.parse(Array(data), file: path, diagnostics: found)
    if tree == nil, Self.isNamed(path) || Self.hasKey(data),
      let error = found.all.first(where: { $0.severity == .error })
    {
      throw error
    }
    guard let tree, Self.interactions(of: tree.root) != nil else { return nil }
    root = tree.root
    var size = 0
    guard Self.add(root, to: &size) else { throw Self.tooLarge(root.mark) }
    // Other tags, such as !!python/unicode, don't change the text.
    let tags = found.all.filter { $0.code == .invalidTag }
    binaryMarks = Set(tags.filter { $0.message.contains("binary”") }.compactMap(\.mark))
    objectMarks = Set(tags.filter { $0.message.contains("python/object") }.compactMap(\.mark))
  }

  /// Whether a file has the name of one in YAML.
  static func isNamed(_ path: String) -> Bool {
    ["yml", "yaml"].contains((path as NSString).pathExtension.lowercased())
  }

  /// Whether a text has the key of the interactions, in YAML or JSON.
  static func hasKey(_ data: Data) -> Bool {
    var rest = data[...]
    while let key = rest.range(of: Data("interactions".utf8)) {
      rest = rest[key.upperBound...]
      let next = rest.prefix(8).first { !"\"' ".utf8.contains($0) }
      if next == UInt8(ascii: ":") { return true }
    }
    return false
  }

  private static func interactions(of root: Node) -> [Node]? {
    for key in ["http_interactions", "interactions"] {
      if let list = root[key], list.kind == .sequence { return Array(list.elements) }
    }
    return nil
  }

  /// Adds the bytes of all texts, each as often as aliases repeat it; false beyond the limit of a
  /// file.
  private static func add(_ node: Node, to size: inout Int) -> Bool {
    size += node.byteCount
    switch node.kind {
    case .sequence: return node.elements.allSatisfy { add($0, to: &size) }
    case .mapping: return node.entries.allSatisfy { add($0.value, to: &size) }
    default: return size <= Limits.default.fileSize
    }
  }

  private static func tooLarge(_ mark: Mark) -> Diagnostic {
    Diagnostic(
      .error,
      .limitExceeded,
      at: mark,
      "the cassette is too large: its texts have more than"
        + " \(Limits.default.fileSize.grouped) bytes",
      fix: "divide the cassette, or replace its aliases"
    )
  }

  /// The interactions as an HTTP archive.
  var archive: JSONValue {
    let entries = (Self.interactions(of: root) ?? []).map { entry($0) ?? [:] }
    return [
      "log": ["version": "1.2", "creator": .object(creator), "entries": .array(entries)]
    ]
  }

  /// The exchanges of an archive made of the interactions, at the locations of these.
  func recordings(of archive: JSONValue) -> [Recording] {
    let marks = (Self.interactions(of: root) ?? []).map(\.mark)
    let bytes = Array(archive.description.utf8)
    let tree = Tree.parse(bytes, file: root.mark.file, diagnostics: Diagnostics())
    let recordings = tree.map { Recording.read($0, diagnostics: Diagnostics()) } ?? []
    return recordings.map { recording in
      var recording = recording
      recording.mark = marks[recording.index]
      recording.request.urlMark = marks[recording.index]
      return recording
    }
  }

  /// The tool and its version: `VCR 2.4.0`, `betamax/0.8.1`, or nothing for VCR.py.
  private var creator: JSONObject {
    guard let tool = root["recorded_with"]?.string else { return ["name": "VCR.py"] }
    let parts = tool.split(maxSplits: 1) { $0 == " " || $0 == "/" }
    var creator: JSONObject = ["name": .string(String(parts.first ?? ""))]
    if parts.count > 1 { creator["version"] = .string(String(parts[1])) }
    return creator
  }

  /// The exchange of an interaction; nil if it has no request or no response.
  private func entry(_ interaction: Node) -> JSONValue? {
    guard let request = interaction["request"], let response = interaction["response"],
      let method = request["method"]?.string, let url = (request["uri"] ?? request["url"])?.string
    else { return nil }
    let sent = headers(of: request)
    let received = headers(of: response)
    var written: JSONObject = [
      "method": .string(method.uppercased()), "url": .string(url), "headers": json(sent),
    ]
    let mediaType = Self.value(of: "content-type", in: sent)
    if var body = argument(of: request, mediaType) ?? body(of: request) {
      body["mimeType"] = body["mimeType"] ?? .string(mediaType)
      written["postData"] = .object(body)
    }
    var content = body(of: response) ?? ["text": ""]
    content["mimeType"] = .string(Self.value(of: "content-type", in: received))
    let date = interaction["recorded_at"]?.text ?? Self.value(of: "date", in: received)
    return [
      "startedDateTime": .string(Self.dateTime(date)), "request": .object(written),
      "response": [
        "status": .number(JSONNumber(status(of: response))), "headers": json(received),
        "content": .object(content),
      ],
    ]
  }

  /// Betamax once wrote the status as a number.
  private func status(of response: Node) -> Int {
    (response["status"]?["code"] ?? response["status_code"] ?? response["status"])?.integer ?? 0
  }

  // MARK: - Headers

  private typealias Header = (name: String, value: String)

  /// The headers, each with one value or with a list of values.
  private func headers(of message: Node) -> [Header] {
    guard let entries = message["headers"]?.entries else { return [] }
    return entries.flatMap { entry -> [Header] in
      let values = entry.value.kind == .sequence ? Array(entry.value.elements) : [entry.value]
      return values.filter { !$0.kind.isCollection }.map { (entry.key, $0.text) }
    }
  }

  private func json(_ headers: [Header]) -> JSONValue {
    .array(headers.map { ["name": .string($0.name), "value": .string($0.value)] })
  }

  private static func value(of name: String, in headers: [Header]) -> String {
    headers.first { $0.name.lowercased() == name }?.value ?? ""
  }

  // MARK: - Bodies

  /// The text of a body, with its encoding if that is base64; nil without one.
  private func body(of message: Node) -> JSONObject? {
    guard let body = message["body"] else { return nil }
    if let encoded = body["base64_string"]?.string { return Self.base64(encoded) }
    let node = body.kind == .mapping ? body["string"] : body
    guard let node, node.kind != .null, !node.kind.isCollection, !node.text.isEmpty else {
      return nil
    }
    return binaryMarks.contains(node.mark) ? Self.base64(node.text) : ["text": .string(node.text)]
  }

  /// The body of a request for which VCR.py has the argument of aiohttp's function, `data` or
  /// `json`, and not the bytes; nil for another body.
  ///
  /// Without a media type, a mapping with values that aren't texts is JSON. One with only texts and
  /// a sequence can also be a form, and an object of Python can be anything, so that these have no
  /// text.
  private func argument(of request: Node, _ mediaType: String) -> JSONObject? {
    guard let body = request["body"], body.kind.isCollection, body["string"] == nil,
      body["base64_string"] == nil, !body.entries.isEmpty || body.kind == .sequence
    else { return nil }
    let values = body.entries.map(\.value)
    let isForm = mediaType.lowercased().hasPrefix("application/x-www-form-urlencoded")
    if hasObject(body) || isForm && values.contains(where: \.kind.isCollection) {
      return ["text": ""]
    }
    if isForm {
      let fields = body.entries.map { "\(Self.encoded($0.key))=\(Self.encoded($0.value.text))" }
      return ["text": .string(fields.joined(separator: "&"))]
    }
    if mediaType.isEmpty, body.kind == .sequence || values.allSatisfy({ $0.kind == .string }) {
      return ["text": ""]
    }
    return [
      "text": .string(JSONValue(body).description),
      "mimeType": .string(mediaType.isEmpty ? "application/json" : mediaType),
    ]
  }

  /// Whether an object of Python is a part of the value.
  private func hasObject(_ node: Node) -> Bool {
    objectMarks.contains(node.mark) || node.elements.contains(where: hasObject)
      || node.entries.contains { hasObject($0.value) }
  }

  /// The text in a form (URL Standard, section 5.2).
  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: formCharacters) ?? text
  }

  private static let formCharacters = CharacterSet(
    charactersIn: "*-._0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  )

  /// The encoded text; another body stays in base64.
  private static func base64(_ encoded: String) -> JSONObject {
    let data = Data(base64Encoded: encoded, options: .ignoreUnknownCharacters)
    if let text = data.flatMap({ String(data: $0, encoding: .utf8) }) {
      return ["text": .string(text)]
    }
    return ["text": .string(encoded.filter { !$0.isWhitespace }), "encoding": "base64"]
  }

  // MARK: - Dates

  /// The date and time in the format of RFC 3339; an unknown one as it is.
  ///
  /// VCR writes the format of RFC 9110, and Betamax omits the time zone, which is UTC.
  private static func dateTime(_ text: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    if let date = formatter.date(from: text) { return date.formatted(.iso8601) }
    let hasZone = text.hasSuffix("Z") || text.dropFirst(10).contains { "+-".contains($0) }
    return text.contains("T") && !hasZone ? text + "Z" : text
  }
}
