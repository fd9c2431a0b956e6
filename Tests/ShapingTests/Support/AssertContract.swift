import Canonicalizing
import Foundation
import Shape
import Shaping
import Specification
import XCTest

/// A short notation for an entry of a recording.
struct Entry {
  let text: String

  /// The text of an entry.
  init(json: String) { text = json }

  /// A session of a channel: `send hello {}`.
  init(session channel: String, of client: String? = nil, _ frames: [String]) {
    let owner = client.map { #""client": "\#($0)", "# } ?? ""
    let messages = frames.map { frame in
      let words = frame.split(separator: " ", maxSplits: 2)
      return """
        {"type": "\(words[0])", "time": 1, "opcode": 1, "data": \(String(words[2]).debugDescription), \
        "_bindery": {"message": "\(words[1])"}}
        """
    }
    text = """
      {"request": {"method": "GET", "url": "wss://us.test/"}, \
      "response": {"status": 101, "content": {}}, \
      "_webSocketMessages": [\(messages.joined(separator: ", "))], "_bindery": {\(owner)"channel": \
      "\(channel)", "provenance": {"kind": "documented", "source": "us"}}}
      """
  }

  /// An entry without `_bindery`, as a browser writes it.
  init(
    unannotated request: String,
    status: Int,
    reply: String = "",
    replyType: String = "application/json"
  ) {
    let entry = Entry("", request, status: status, reply: reply, replyType: replyType)
    text = entry.text.replacing(/, "_bindery": .*/, with: "}")
  }

  init(
    _ operation: String,
    _ request: String,
    subject: String? = nil,
    headers: [String: String] = [:],
    body: String? = nil,
    type: String = "application/json",
    status: Int,
    reply: String = "",
    replyType: String = "application/json"
  ) {
    let words = request.split(separator: " ", maxSplits: 1)
    let lines = headers.sorted { $0.key < $1.key }.map {
      #"{"name": "\#($0.key)", "value": "\#($0.value)"}"#
    }
    let data = body.map {
      #", "postData": {"mimeType": "\#(type)", "text": \#($0.debugDescription)}"#
    }
    text = """
      {"request": {"method": "\(words[0])", "url": "\(words[1])", "httpVersion": "HTTP/1.1", \
      "cookies": [], "headers": [\(lines.joined(separator: ", "))], "queryString": []\(data ?? "")}, \
      "response": {"status": \(status), "statusText": "", "headers": [], "cookies": [], \
      "content": {"size": 0, "mimeType": "\(replyType)", "text": \(reply.debugDescription)}}, \
      "_bindery": {\(subject ?? #""operation": "\#(operation)""#), "provenance": {"kind": "documented", "source": "us"}}}
      """
  }
}

/// Asserts the printed contract of recordings, and the messages by source location.
func assertContract(
  _ yaml: String,
  _ entries: [Entry],
  _ expected: String,
  exceptions: [String] = [],
  filter: String? = nil,
  reports: [String] = [],
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let diagnostics = Diagnostics()
  let recordings = try recordings(entries, diagnostics)
  let lines = exceptions.map { "{ \($0), because: never }" }
  let chosen = filter.map { "filter: { \($0), because: a part is enough }\n" } ?? ""
  let text =
    "documents: [a]\nmodule: M\noutput: Out\nexceptions: [\(lines.joined(separator: ", "))]\n"
    + chosen
  let tree = try XCTUnwrap(
    Tree.parse(Array(text.utf8), file: "bindings.yaml", diagnostics: diagnostics)
  )
  let bindings = try XCTUnwrap(Bindings(tree, diagnostics: diagnostics))
  let contract = try contract(
    yaml,
    recordings,
    bindings,
    diagnostics
  )
  XCTAssertEqual(contract.printed, expected, file: file, line: line)
  let messages = diagnostics.all.map { diagnostic in
    diagnostic.message
      + (reports.contains(diagnostic.message) ? "" : diagnostic.fix.map { "; \($0)" } ?? "")
  }
  XCTAssertEqual(messages, reports, file: file, line: line)
}

/// Asserts the schemas of the tests of recordings as JSON.
func assertSchemas(
  _ yaml: String,
  of entries: [Entry],
  _ expected: String,
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let diagnostics = Diagnostics()
  let contract = try contract(yaml, recordings(entries, diagnostics), nil, diagnostics)
  XCTAssertEqual(contract.schemas.json, expected, file: file, line: line)
}

private func recordings(
  _ entries: [Entry],
  _ diagnostics: Diagnostics
) throws -> [Recording] {
  let har =
    #"{"log": {"version": "1.2", "creator": {"name": "us", "version": "1"}, "entries": ["#
    + "\n" + entries.map(\.text).joined(separator: ",\n") + "\n]}}\n"
  let tree = Tree.parse(Array(har.utf8), file: "shop.har", diagnostics: diagnostics)
  return Recording.read(try XCTUnwrap(tree), diagnostics: diagnostics)
}

/// Asserts the schemas of all of a document's bodies as JSON.
func assertSchemas(
  _ yaml: String,
  _ expected: String,
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let schemas = try contractShaper(yaml, nil, Diagnostics()).resolved([]).values.received
  XCTAssertEqual(schemas.literal.json, expected, file: file, line: line)
}

private func contract(
  _ yaml: String,
  _ recordings: [Recording],
  _ bindings: Bindings?,
  _ diagnostics: Diagnostics
) throws -> Contract {
  try contractShaper(yaml, bindings, diagnostics)
    .contract(recordings, exceptions: bindings?.exceptions ?? [])
}

private func contractShaper(
  _ yaml: String,
  _ bindings: Bindings?,
  _ diagnostics: Diagnostics
) throws -> ContractShaper {
  let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yaml")
  defer { try? FileManager.default.removeItem(at: url) }
  try yaml.write(to: url, atomically: true, encoding: .utf8)
  let documents = Documents(entry: url.path, diagnostics: diagnostics)
  let description = ServiceDescription(documents, diagnostics: diagnostics)
  let shaper = Shaper(description, diagnostics: diagnostics, filter: bindings?.filter)
  let service = try XCTUnwrap(shaper.service())
  return ContractShaper(service, description, diagnostics: diagnostics)
}

extension Literal {
  fileprivate var json: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let digits), .number(let digits): digits
    case .string(let text): text.debugDescription
    case .array(let elements): "[" + elements.map(\.json).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key.debugDescription): \($0.value.json)" }.joined(separator: ", ")
        + "}"
    }
  }
}
