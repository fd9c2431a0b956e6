import BinderyJSON
import Foundation
import Specification

/// The bodies that an archive has in files beside it, as Playwright's `attach` saves them.
///
/// `_file` names the file of a body. The messages of a WebSocket are the lines of such a file.
struct AttachedBodies {
  private let archive: String
  private let diagnostics: Diagnostics

  init(of archive: String, _ diagnostics: Diagnostics) {
    self.archive = archive
    self.diagnostics = diagnostics
  }

  /// The files that the entries of an archive name.
  static func names(in archive: JSONValue) -> Set<String> {
    let entries = archive["log"]?["entries"]?.array ?? []
    let bodies = entries.flatMap { [$0["request"]?["postData"], $0["response"]?["content"]] }
    return Set(bodies.compactMap { $0?["_file"]?.string })
  }

  /// Returns the archive with the bodies that its entries name.
  func embedded(inArchive archive: JSONValue) -> JSONValue {
    guard var object = archive.object, var log = object["log"]?.object,
      let entries = log["entries"]?.array, !Self.names(in: archive).isEmpty
    else { return archive }
    log["entries"] = .array(entries.map { embedded(in: $0) })
    object["log"] = .object(log)
    return .object(object)
  }

  /// Returns the entry with the bodies that it names.
  func embedded(in entry: JSONValue) -> JSONValue {
    guard var object = entry.object else { return entry }
    if var request = object["request"]?.object, let body = request["postData"]?.object,
      let embedded = embedded(in: body)
    {
      request["postData"] = .object(embedded)
      object["request"] = .object(request)
    }
    guard var response = object["response"]?.object, var content = response["content"]?.object
    else { return .object(object) }
    if object["_resourceType"] == "websocket", let name = content["_file"]?.string {
      guard let messages = messages(in: name) else { return .object(object) }
      object["_webSocketMessages"] = .array(messages)
      content["_file"] = nil
    } else if let embedded = embedded(in: content) {
      content = embedded
    }
    response["content"] = .object(content)
    object["response"] = .object(response)
    return .object(object)
  }

  /// The body with the content of its file; nil if it names none, or one that can't be read.
  private func embedded(in body: JSONObject) -> JSONObject? {
    guard let name = body["_file"]?.string, let data = data(in: name) else { return nil }
    var body = body
    body["_file"] = nil
    if let text = String(bytes: data, encoding: .utf8) {
      body["text"] = .string(text)
    } else {
      body["text"] = .string(data.base64EncodedString())
      body["encoding"] = "base64"
    }
    return body
  }

  /// The messages in a file with one in each line; nil if it can't be read.
  private func messages(in name: String) -> [JSONValue]? {
    guard let data = data(in: name) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    let messages = lines.compactMap { try? JSONValue(parsing: String($0)) }
    guard messages.count == lines.count else {
      report("the messages in the file \(Excerpt.quoted(name)) aren't valid JSON")
      return nil
    }
    return messages
  }

  /// The content of a file in the folder of the archive; nil after reporting that it can't be read.
  private func data(in name: String) -> Data? {
    let isInFolder = !name.hasPrefix(".") && !name.contains { $0 == "/" || $0 == "\\" }
    let folder = URL(fileURLWithPath: archive).deletingLastPathComponent()
    if isInFolder, let data = try? Data(contentsOf: folder.appendingPathComponent(name)) {
      return data
    }
    report("the body in the file \(Excerpt.quoted(name)) can't be read")
    return nil
  }

  private func report(_ message: String) {
    diagnostics.report(
      Diagnostic(
        .warning,
        .unreadableFile,
        at: Mark(file: archive, line: 1, column: 1),
        message,
        fix: "import the archive from the folder in which it was saved",
        cause: "the attached bodies of \(archive)"
      )
    )
  }
}
