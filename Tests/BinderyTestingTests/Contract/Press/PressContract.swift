import BinderyRuntime
import BinderyTesting
import Contents
import Foundation

/// The contract of the golden `contents.yaml` as a generated test, over recordings that a test may
/// corrupt.
struct PressContract {
  var recordings: String

  init() throws {
    let file = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    .appending(path: "Golden/PressRecordings/press.har")
    recordings = try String(contentsOf: file, encoding: .utf8)
  }

  static let schemas = """
    { "$defs": {
      "Title": { "properties": { "title": { "maxLength": 4 }, "lost": {} } },
      "Shipment": { "type": "object", "required": ["id"], "properties": {
        "id": { "maximum": 2 }, "lost": {}
      } }
    } }
    """

  /// Returns the violations of the client, one line each.
  func violations() async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "press-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try recordings.write(
      to: folder.appending(path: "press.har"),
      atomically: true,
      encoding: .utf8
    )
    let contract = Contract(
      recordings: folder,
      schemas: Self.schemas,
      server: ServerURL(documented: "https://press.example"),
      client: { Press(connection: $0) }
    )
    var lines: [String] = []
    for check in [
      upload, replace, mixParts, followOrders, followNotes, listLines, answer, webhooks,
    ] {
      do {
        try await check(contract)
      } catch let error as ContractViolations {
        lines += error.violations.map(\.text)
      }
    }
    return lines
  }

  private func upload(_ contract: Contract<Press>) async throws {
    try await contract.verify(
      "upload",
      UploadRequest.self,
      [
        ContractCase("press.har", 5, status: 204) {
          try await $0.upload(
            body: UploadRequest.Body(
              title: "Dune — “I”",
              pages: 412,
              binding: .paperback,
              tags: ["a", "b c"],
              shelf: [1, 2],
              author: Author(name: "Frank"),
              editors: [Author(name: "A"), Author(name: "B")],
              cover: .text("PNG\r\n--x", fileName: "co\"ver.png", contentType: "image/png"),
              coverXChecksum: "c=1",
              coverXRank: 3,
              pictures: [
                .text("GIF89a", fileName: "one.gif", contentType: "image/gif"),
                .text("", fileName: "two.gif", contentType: "image/gif"),
              ],
              sample: .text("%PDF", fileName: "s.pdf"),
              note: "*x*"
            )
          )
        }
      ]
    ) { _ in .empty(204) }
  }

  private func replace(_ contract: Contract<Press>) async throws {
    try await contract.verify(
      "replace",
      Replace.self,
      [
        ContractCase("press.har", 7, status: 204) {
          try await $0.replace(
            body: Upload(
              file: .text("x", fileName: "x.txt", contentType: "text/plain"),
              purpose: .web,
              additionalProperties: ["b": "2", "a": "ü"]
            )
          )
        }
      ]
    ) { _ in .empty(204) }
  }

  private func mixParts(_ contract: Contract<Press>) async throws {
    try await contract.verify(
      "mixParts",
      MixParts.self,
      [
        ContractCase("press.har", 10, status: 204) {
          try await $0.mixParts(body: ["0": "1", "1": ["a": [1]]])
        }
      ]
    ) { _ in .empty(204) }
  }

  private func followOrders(_ contract: Contract<Press>) async throws {
    try await contract.verify(
      "followOrders",
      FollowOrders.self,
      [
        ContractCase("press.har", 35, status: 200, schema: "Shipment") {
          try await $0.followOrders()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success(let reply): .events(200, reply, until: "[DONE]")
      case .failure(.notFound(let body)): .json(404, body)
      }
    }
  }

  private func followNotes(_ contract: Contract<Press>) async throws {
    try await contract.verify(
      "followNotes",
      FollowNotes.self,
      [ContractCase("press.har", 37, status: 200) { try await $0.followNotes() }]
    ) { outcome in
      switch outcome {
      case .success(let reply): .textEvents(200, reply)
      }
    }
  }

  private func listLines(_ contract: Contract<Press>) async throws {
    try await contract.verify(
      "listLines",
      ListLines.self,
      [
        ContractCase("press.har", 42, status: 200, schema: "Shipment") {
          try await $0.listLines()
        },
        ContractCase("press.har", 43, status: 206) { try await $0.listLines() },
      ]
    ) { outcome in
      switch outcome {
      case .success(.ok(let body)): .jsonLines(200, body)
      case .success(.partialContent(let body)): .jsonLines(206, body)
      }
    }
  }
}
