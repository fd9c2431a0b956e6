import BinderyRuntime
import Foundation

/// Compares the parts that a client sent with the recorded ones, ignoring boundaries.
///
/// Form parts are matched by name, parts of other multipart types by order.
struct MultipartDifferences {
  private(set) var found: [String] = []

  init(_ recorded: HTTPArchive.PostData, sent body: [UInt8], as contentType: String) {
    guard let before = RecordedPart.parts(of: recorded) else {
      found = ["body: recorded no parts with the boundary of \(recorded.mimeType)"]
      return
    }
    guard let boundary = LoopbackPart.boundary(in: contentType),
      let now = LoopbackPart.parts(of: body, boundary)
    else {
      found = ["body: recorded \(before.count.counted("part")), sent none"]
      return
    }
    compare(before, now.map(RecordedPart.init))
  }

  private mutating func compare(_ recorded: [RecordedPart], _ sent: [RecordedPart]) {
    var names: [String?] = []
    for part in recorded + sent where !names.contains(part.name) { names.append(part.name) }
    for name in names {
      let one = recorded.filter { $0.name == name }
      let two = sent.filter { $0.name == name }
      let isAlone = one.count < 2 && two.count < 2 && name != nil
      for index in 0..<max(one.count, two.count) {
        let label = [name.map(JSONValue.quoted), isAlone ? nil : "\(index)"].compactMap { $0 }
        found += differences(
          index < one.count ? one[index] : nil,
          index < two.count ? two[index] : nil
        ).map { "part \(label.joined(separator: " ")): \($0)" }
      }
    }
  }

  private func differences(_ recorded: RecordedPart?, _ sent: RecordedPart?) -> [String] {
    guard let recorded, let sent else {
      return ["recorded \(Self.shown(recorded)), sent \(Self.shown(sent))"]
    }
    let body = BodyDifferences.sent(
      sent.body,
      recorded: recorded.body,
      mediaType: recorded.contentType ?? sent.contentType ?? ""
    )
    return PairDifferences(
      recorded: recorded.properties,
      other: sent.properties(as: recorded),
      verb: "sent"
    )
    .found + body.map(\.text)
  }

  private static func shown(_ part: RecordedPart?) -> String {
    part.map { BodyDifferences.excerpt($0.body) } ?? "nothing"
  }
}

/// A part of a recorded or sent body, in a form that can be compared.
struct RecordedPart {
  var name: String?
  var fileName: String?
  var contentType: String?
  /// The header fields; nil if the archive stores the form fields separately.
  var headers: HTTPHeaders?
  var body: [UInt8]
}

extension RecordedPart {
  /// Returns the parts; nil if the text isn't multipart.
  static func parts(of data: HTTPArchive.PostData) -> [RecordedPart]? {
    guard !data.text.isEmpty else { return data.params.map(RecordedPart.init) }
    guard var body = data.bytes else { return nil }
    if data.encoding == nil, !body.contains(0x0D) {
      // Recordings written by hand end lines with LF.
      body = Array(data.text.replacing("\n", with: "\r\n").utf8)
    }
    if !body.suffix(2).elementsEqual([13, 10]) { body += [13, 10] }
    let first = String(decoding: body.prefix { $0 != 13 }.dropFirst(2), as: UTF8.self)
    return LoopbackPart.parts(of: body, LoopbackPart.boundary(in: data.mimeType) ?? first)?
      .map(RecordedPart.init)
  }

  init(_ part: LoopbackPart) {
    self.init(
      name: part.name,
      fileName: part.fileName,
      contentType: part.headers["Content-Type"],
      headers: part.headers,
      body: part.body
    )
  }

  private init(_ field: HTTPArchive.Field) {
    self.init(
      name: field.name,
      fileName: field.fileName,
      contentType: field.contentType,
      body: Array(field.value.utf8)
    )
  }

  var properties: [PairDifferences.Pair] { properties(as: self) }

  /// Returns the properties of the part, limited to those that the other part states, too.
  func properties(as other: RecordedPart) -> [PairDifferences.Pair] {
    var properties: [PairDifferences.Pair] = fileName.map { [("file name", $0)] } ?? []
    if other.headers != nil || other.contentType != nil {
      properties.append(("content type", Self.normalized(contentType)))
    }
    guard other.headers != nil else { return properties }
    return properties
      + (headers ?? [:]).filter { !Self.isKnown($0.name.lowercased()) }
      .map { ("header \($0.name.lowercased())", $0.value) }
  }

  /// Returns the content type; the default is text/plain (RFC 7578, 4.4) in UTF-8.
  private static func normalized(_ contentType: String?) -> String {
    (contentType ?? "text/plain").lowercased().filter { $0 != " " && $0 != "\"" }
      .replacing(";charset=utf-8", with: "")
  }

  /// Whether a header is compared separately, or is one that some clients add by themselves.
  private static func isKnown(_ name: String) -> Bool {
    [
      "content-disposition", "content-type", "content-length", "content-transfer-encoding",
    ].contains(name)
  }
}
