// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class UploadRequestContractTests: XCTestCase {
  func testUploadRequest() async throws {
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
              author: recorded(#"{"name": "Frank"}"#),
              editors: recorded(#"[{"name": "A"}, {"name": "B"}]"#),
              cover: .text("PNG\r\n--x", fileName: "co\"ver.png", contentType: "image/png"),
              coverXChecksum: "c=1",
              coverXRank: 3,
              pictures: [
                .text("GIF89a", fileName: "one.gif", contentType: "image/gif"),
                .text("", fileName: "two.gif", contentType: "image/gif"),
              ],
              sample: .text("%PDF", fileName: "s.pdf", contentType: "application/octet-stream"),
              note: "*x*"
            )
          )
        },
        ContractCase("press.har", 6, status: 204) {
          try await $0.upload(
            body: UploadRequest.Body(
              title: "T",
              pages: nil,
              cover: .data(
                recorded(#""AAH/DQo=""#),
                fileName: "blob",
                contentType: "application/octet-stream"
              ),
              coverXChecksum: "c"
            )
          )
        },
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}
