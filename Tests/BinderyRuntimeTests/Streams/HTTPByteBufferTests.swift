import TestSupport
import XCTest

@testable import BinderyRuntime

/// Tests of the buffer between a service and a slow consumer.
final class HTTPByteBufferTests: TimedTestCase {
  func testTheBufferIsLimited() async throws {
    let resumed = Counter()
    let buffer = HTTPByteBuffer()
    buffer.setOwner(HTTPByteBuffer.Owner(resume: { resumed.count() }, cancel: {}))
    let piece = [UInt8](repeating: 1, count: 16_384)
    var taken = 0
    for _ in 0..<100 where piece.withUnsafeBufferPointer({ buffer.offer($0) }) {
      taken += piece.count
    }
    XCTAssertEqual(taken, HTTPByteBuffer.limit)
    XCTAssertEqual(resumed.value, 0)
    var given = 0
    while given < taken { given += try await buffer.next()?.count ?? 0 }
    XCTAssertEqual(given, taken)
    XCTAssertEqual(resumed.value, 1)
    XCTAssertTrue(piece.withUnsafeBufferPointer { buffer.offer($0) })
  }

  /// Bytes from `URLSession` can't be returned.
  func testTakenBytesAreKeptBeyondTheLimit() async throws {
    let resumed = Counter()
    let buffer = HTTPByteBuffer()
    buffer.setOwner(HTTPByteBuffer.Owner(resume: { resumed.count() }, cancel: {}))
    let piece = [UInt8](repeating: 1, count: 16_384)
    let spaces = (0..<20).map { _ in
      piece.withUnsafeBufferPointer { buffer.offer($0, isTaken: true) }
    }
    XCTAssertEqual(spaces.filter { !$0 }.count, 1)
    buffer.finish(.success(()))
    let bytes = try await HTTPByteStream(buffer).collect(upTo: 1 << 20)
    XCTAssertEqual(bytes.count, 20 * piece.count)
  }

  func testSmallPiecesAreJoined() async throws {
    let buffer = HTTPByteBuffer()
    for byte in 0..<100 as Range<UInt8> { _ = [byte].withUnsafeBufferPointer { buffer.offer($0) } }
    buffer.finish(.success(()))
    let chunks = try await HTTPByteStream(buffer).collected()
    XCTAssertEqual(chunks, [Array(0..<100)])
  }

  func testBytesBeforeAnErrorAreReturnedFirst() async throws {
    let stream = HTTPByteStream(chunks: [[1], [], [2]], failure: .timedOut)
    var iterator = stream.makeAsyncIterator()
    let first = try await iterator.next()
    let second = try await iterator.next()
    XCTAssertEqual([first, second], [[1], [2]])
    for _ in 0..<2 {
      do {
        _ = try await iterator.next()
        XCTFail("no error")
      } catch {
        XCTAssertEqual(error, .timedOut)
      }
    }
  }

  func testAStreamIsIteratedOnce() async throws {
    let stream = HTTPByteStream(chunks: [[1], [2], [3]])
    for try await _ in stream { break }
    do {
      _ = try await stream.collected()
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error as? TransportError, .cancelled)
    }
  }

  func testTheEndIsPermanent() async throws {
    let stream = HTTPByteStream(chunks: [[1]])
    let first = try await stream.collected()
    let again = try await stream.collected()
    XCTAssertEqual(first, [[1]])
    XCTAssertEqual(again, [])
  }

  func testReleasingAStreamEndsIt() async throws {
    let ended = Counter()
    let buffer = HTTPByteBuffer()
    buffer.setOwner(HTTPByteBuffer.Owner(resume: {}, cancel: { ended.count() }))
    do { _ = HTTPByteStream(buffer) }
    XCTAssertEqual(ended.value, 1)
  }

  func testCollectingHasALimit() async throws {
    let stream = HTTPByteStream(chunks: [[1, 2], [3]])
    do {
      _ = try await stream.collect(upTo: 2)
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error, .tooLarge(limit: 2))
    }
    let whole = try await HTTPByteStream(chunks: [[1, 2], [3]]).collect(upTo: 3)
    XCTAssertEqual(whole, [1, 2, 3])
  }
}

private final class Counter: Sendable {
  private let number = Locked(0)

  var value: Int { number.withLock { $0 } }

  func count() { number.withLock { $0 += 1 } }
}
