import XCTest

@testable import BinderyRealtime

final class WebSocketBatchMemoryTests: XCTestCase {
  private let size = WebSocketBatchMemory.sizes.lowerBound

  func testTheNumberOfPooledBatchesIsLimited() {
    let memory = WebSocketBatchMemory()
    for _ in 0..<6 { memory.give(WebSocketBatch(reserving: size)) }
    let batches = (0..<6).map { _ in memory.take() }
    XCTAssertEqual(batches.map { $0.capacity >= size }, [true, true, true, true, false, false])
    XCTAssertTrue(batches.allSatisfy(\.isEmpty))
  }

  func testSmallAndLargeMemoryIsNotPooled() {
    for size in [size / 2, 4 << 20] {
      let memory = WebSocketBatchMemory()
      memory.give(WebSocketBatch(reserving: size))
      XCTAssertEqual(memory.take().capacity, 0)
    }
  }

  func testAPooledBatchIsEmpty() {
    let memory = WebSocketBatchMemory()
    var batch = WebSocketBatch(messages("old"))
    _ = batch.next()
    memory.give(batch)
    var next = memory.take()
    XCTAssertNil(next.next())
    XCTAssertEqual(next.byteCount, 0)
  }

  func testACopyKeepsItsMessagesWhenTheMemoryIsReused() {
    for _ in 0..<8 {
      let batch = WebSocketBatch(messages("old"))
      XCTAssertEqual(Array(batch), messages("old"))
      var next = WebSocketBatch(reserving: size)
      for case .text(var text) in messages("new") {
        text.withUTF8 { next.append(WebSocketPayload(isText: true, bytes: $0)) }
      }
      XCTAssertEqual(Array(next), messages("new"))
      XCTAssertEqual(Array(batch), messages("old"))
    }
  }

  /// Creates more batches than the pool keeps.
  private func messages(_ text: String) -> [WebSocketMessage] {
    Array(repeating: .text(text + String(repeating: "-", count: 97)), count: size / 100 + 1)
  }
}
