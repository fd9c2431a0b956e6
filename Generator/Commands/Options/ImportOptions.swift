import Foundation

import struct Canonical.Recording

/// The options of `bindery import`.
struct ImportOptions: Equatable {
  /// The files to import, and folders of files.
  var archives: [String] = []
  /// The document, `bindings.yaml` or folder; nil means every `Spec/*/bindings.yaml` with
  /// recordings.
  var document: String?
  /// The file to write; nil means a file in the folder of recordings with the name of the archive.
  var output: String?
  /// Whether the archives have traffic of the service, or of a local replacement.
  var provenance = Recording.Provenance.Kind.captured
  /// The URLs of servers beside those of the document.
  var servers: [String] = []
  var common = CommonOptions()

  init() {}

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var words = Words(arguments)
    while let word = try words.next() {
      switch word {
      case .operand(let path): archives.append(path)
      case .option(let option):
        if try common.take(option, &words) { continue }
        try take(option, &words)
      }
    }
    try common.check(hasDocument: document != nil)
    if archives.isEmpty {
      throw UsageError(
        "missing archive; usage: bindery import FILE|FOLDER... [--spec SPEC --into FILE]"
      )
    }
    if let document, output == nil, BindingsFiles.named(by: document)?.isEmpty != false {
      throw UsageError("--spec requires --into, the file to write")
    }
  }

  /// Returns the URL of a server, whose path the document has.
  private static func server(_ text: String) throws(UsageError) -> String {
    let url = URLComponents(string: text)
    guard let url, ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false,
      ["", "/"].contains(url.path), url.query == nil
    else {
      throw UsageError("--server requires a scheme and a host, as in https://shop.example")
    }
    return text
  }

  private mutating func take(_ option: String, _ words: inout Words) throws(UsageError) {
    switch option {
    case "--spec": document = try words.onlyValue(of: option)
    case "--provenance": provenance = try .recorded(named: words.onlyValue(of: option))
    case "--server": servers.append(try Self.server(words.value(of: option)))
    case "--into": output = try words.onlyValue(of: option)
    default: throw UsageError(unknown: option, of: "import")
    }
  }
}
