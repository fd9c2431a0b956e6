import BinderyJSON
import Foundation
import Specification

/// A format of files that aren't recordings, with how to get a recording instead.
struct OtherFormat: Equatable {
  /// The format, with its article.
  let name: String
  let fix: String

  private static let record = "bindery record --target URL --output FILE.har"

  private init(name: String, fix: String) {
    self.name = name
    self.fix = fix
  }

  /// Finds the format by the first bytes of a file; nil for a text of another format.
  init?(of data: Data, path: String) {
    let file = FilePath.name(of: path)
    let base = (file as NSString).deletingPathExtension
    switch (path as NSString).pathExtension.lowercased() {
    case "chlz", "chls", "chlsx": self = .charles
    case "saz":
      let fix = "choose File > Export Sessions > HTTPArchive v1.2 in Fiddler"
      self.init(name: "a Fiddler session", fix: fix)
    default:
      let start = String(decoding: data.prefix(64), as: UTF8.self)
      let markup = start.drop(while: \.isWhitespace).lowercased()
      if Self.captureMarks.contains(where: data.starts) {
        let fix = "use a proxy that decrypts, and saves HAR: \(Self.record)"
        self.init(name: "a packet capture", fix: fix)
      } else if data.starts(with: [0xAC, 0xED, 0x00, 0x05]) {
        self = .charles
      } else if start.prefixMatch(of: /[0-9]+:[0-9]+:[a-z_]+[;,]/) != nil {
        let fix = "run “mitmdump --no-server --rfile \(path) --set hardump=\(base).har”"
        self.init(name: "a mitmproxy dump", fix: fix)
      } else if data.starts(with: Data("PK\u{3}\u{4}".utf8)) {
        self.init(name: "a ZIP archive", fix: "extract it, and use the .har file in it")
      } else if markup.hasPrefix("<") {
        let isCharles = data.prefix(1024).range(of: Data("<charles-session".utf8)) != nil
        let fix = "save the recording, and not the page, as HAR 1.2"
        self = isCharles ? .charles : OtherFormat(name: "HTML or XML", fix: fix)
      } else {
        return nil
      }
    }
  }

  /// Finds the format of a file by its value: nil for one that may be an HTTP archive.
  init?(of value: JSONValue) {
    if value["log"] != nil { return nil }
    let first = value.array?.first
    let schema = value["info"]?["schema"]?.string ?? ""
    if schema.contains("getpostman.com") || value["info"]?["_postman_id"] != nil {
      self = .unrecorded("a Postman collection", "run the requests with")
    } else if value["__export_format"] != nil {
      self = .unrecorded("an Insomnia collection", "run the requests with")
    } else if Self.isMapping(value) || value["mappings"]?.array?.first.map(Self.isMapping) == true {
      self = .unrecorded("WireMock mappings", "record the service itself with")
    } else if first?["scope"] != nil, first?["response"] != nil {
      self = .unrecorded("a nock recording", "record the service itself with")
    } else if first?["host"] != nil, first?["scheme"] != nil {
      self = .charles
    } else if value["openapi"] != nil || value["swagger"] != nil {
      self = .document("an OpenAPI document")
    } else if value["asyncapi"] != nil {
      self = .document("an AsyncAPI document")
    } else {
      self = .unknown
    }
  }

  /// A format that isn't known.
  static let unknown = Self(
    name: "not an HTTP archive",
    fix: "save the recording as HAR 1.2, whose entries are in “log”"
  )

  /// The error of a file.
  func diagnostic(at path: String) -> Diagnostic {
    Diagnostic(
      .error,
      .invalidHAR,
      at: Mark(file: path, line: 1, column: 1),
      "the file is \(name)",
      fix: fix
    )
  }

  private static let charles = Self(
    name: "a Charles session",
    fix: "choose File > Export Session > HTTP Archive in Charles"
  )

  private static func document(_ name: String) -> Self {
    Self(name: name, fix: "pass the document as --spec, and a recording as FILE.har")
  }

  /// A format without the responses of a service.
  private static func unrecorded(_ name: String, _ action: String) -> Self {
    Self(name: name, fix: "the file has no recorded responses; \(action) \(record)")
  }

  private static func isMapping(_ value: JSONValue) -> Bool {
    let request = value["request"]
    let keys = ["url", "urlPath", "urlPattern", "urlPathPattern", "urlPathTemplate"]
    return value["response"] != nil && keys.contains { request?[$0] != nil }
  }

  /// The first bytes of files of libpcap, in both orders and resolutions, and of pcapng.
  private static let captureMarks: [[UInt8]] = [
    [0xD4, 0xC3, 0xB2, 0xA1], [0xA1, 0xB2, 0xC3, 0xD4], [0x4D, 0x3C, 0xB2, 0xA1],
    [0xA1, 0xB2, 0x3C, 0x4D], [0x0A, 0x0D, 0x0D, 0x0A],
  ]
}
