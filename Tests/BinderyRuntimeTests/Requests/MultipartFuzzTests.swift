import BinderyRuntime
import BinderyTesting
import Foundation
import TestSupport
import XCTest

/// Tests that parts with random names and contents arrive unchanged, with an independent parser.
final class MultipartFuzzTests: TimedTestCase {
  func testPartsArriveUnchanged() async throws {
    let server = try LoopbackServer { _ in .status(204) }
    defer { server.stop() }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bindery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var generator = SeededGenerator(seed: 6)
    for round in 0..<60 {
      let form = RandomForm(in: folder, using: &generator)
      try form.prepare()
      try await send(form, to: server)
      let parts = try XCTUnwrap(server.requests.last?.parts, "round \(round)")
      XCTAssertEqual(parts.map(\.body), form.parts.map(\.content), "round \(round)")
      XCTAssertEqual(parts.map(\.name), form.parts.map(\.escapedName), "round \(round)")
      XCTAssertEqual(parts.map(\.fileName), form.parts.map(\.escapedFileName), "round \(round)")
    }
  }

  private func send(_ form: RandomForm, to server: LoopbackServer) async throws {
    var request = try HTTPRequest(.post, "/")
    try request.multipartBody(form)
    let exchange = HTTPExchange(
      url: server.url,
      method: .post,
      headers: request.headers,
      body: request.body
    )
    let transport: any HTTPTransport = .default
    _ = try await transport.perform(exchange)
    XCTAssertEqual(server.requests.last?.headers["Content-Length"], "\(request.body.count)")
  }
}

private struct RandomForm: MultipartEncodable {
  struct Part {
    var name: String
    var content: [UInt8]
    var isFile: Bool
    /// The path of a part on disk.
    var file: URL?

    var fileName: String

    var escapedName: String { Self.escaped(name) }
    var escapedFileName: String? { isFile ? Self.escaped(fileName) : nil }

    private static func escaped(_ text: String) -> String {
      [("\"", "%22"), ("\r", "%0D"), ("\n", "%0A"), ("\u{0}", "%00"), ("\u{1F}", "%1F")]
        .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal) }
    }
  }

  let parts: [Part]

  init(in folder: URL, using generator: inout SeededGenerator) {
    let letters = [
      "a", "é", "\"", "\n", "\r\n", "-", "=", ";", "\\", "👩‍🚀", "name", " ",
      "/", "..", "\u{0}", "\u{1F}", "%22", "; filename=", "\u{301}",
    ]
    let pieces = ["\r\n", "--", "\r\n--bindery-", "\u{0}", "text", "\r\n\r\n", "é", "\n"]
    parts = (0..<Int.random(in: 0...8, using: &generator)).map { number in
      let names = (1...2).map { _ in
        (0..<Int.random(in: 1...6, using: &generator))
          .compactMap { _ in letters.randomElement(using: &generator) }.joined()
      }
      let text = (0..<Int.random(in: 0...20, using: &generator))
        .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let kind = Int.random(in: 0..<3, using: &generator)
      let filling = [UInt8](repeating: 7, count: kind == 2 ? number * 30_000 : 0)
      let file = kind == 2 ? folder.appendingPathComponent("\(number)") : nil
      return Part(
        name: names[0],
        content: filling + text.utf8,
        isFile: kind > 0,
        file: file,
        fileName: names[1]
      )
    }
  }

  func prepare() throws {
    for part in parts {
      if let file = part.file { try Data(part.content).write(to: file) }
    }
  }

  func encode(into form: inout MultipartForm) throws(InvalidRequest) {
    for part in parts {
      if let file = part.file {
        try form.file(part.name, .file(file, fileName: part.fileName))
      } else if part.isFile {
        try form.file(part.name, BinaryContent(part.content, fileName: part.fileName))
      } else {
        try form.value(part.name, String(decoding: part.content, as: UTF8.self))
      }
    }
  }
}
