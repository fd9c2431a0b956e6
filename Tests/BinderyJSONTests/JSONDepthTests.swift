import BinderyJSON
import BinderyRuntime
import Foundation
import TestSupport
import XCTest

final class JSONDepthTests: XCTestCase {
  func testTheDepthLimitIsATypedErrorForEachMethod() {
    for text in [arrays(513), objects(513), String(repeating: "[", count: 100_000)] {
      XCTAssertThrowsError(try decode(JSONValue.self, text), "read", isTooDeep)
      XCTAssertThrowsError(try decode(Skipped.self, text), "skipped", isTooDeep)
      XCTAssertThrowsError(try decode(Note.self, text), "chosen", isTooDeep)
      XCTAssertThrowsError(try decode(Media.self, text), "peeked", isTooDeep)
    }
  }

  private func isTooDeep(_ error: any Error) {
    XCTAssertEqual((error as? JSONError)?.reason, .tooDeep(limit: 512))
  }

  func testModelsAreReadUpToTheLimit() throws {
    try onThread(stackSize: 8 << 20) {
      let value = try JSONValue(parsing: arrays(512))
      XCTAssertEqual(value, try JSONValue(parsing: value.description))
      XCTAssertEqual(value.hashValue, try JSONValue(parsing: value.description).hashValue)
      XCTAssertEqual(try encode(decode(Book.self, book(512))), book(512))
      XCTAssertThrowsError(try decode(Book.self, book(513)))
    }
  }

  func testATypeThatNeedsMuchStackHasALowerLimit() throws {
    try onThread(stackSize: 8 << 20) {
      XCTAssertNoThrow(try decode(LargeStackFrame.self, arrays(100)))
      XCTAssertThrowsError(try decode(LargeStackFrame.self, arrays(512))) { error in
        guard case .tooDeep(let limit)? = (error as? JSONError)?.reason else {
          return XCTFail("\(error)")
        }
        XCTAssertLessThan(limit, 512)
        XCTAssertGreaterThan(limit, 100)
      }
    }
  }

  func testAReaderUsesTheStackOfItsThread() throws {
    XCTAssertNoThrow(try decode(ReadOnOtherThread.self, arrays(100)))
    XCTAssertThrowsError(try decode(ReadOnOtherThread.self, arrays(512))) { error in
      guard case .tooDeep(let limit)? = (error as? JSONError)?.reason else {
        return XCTFail("\(error)")
      }
      XCTAssertGreaterThan(limit, 100)
    }
  }
}

private func onThread<Failure>(
  stackSize: Int,
  _ body: @escaping @Sendable () throws(Failure) -> Void
) throws(Failure) {
  let done = DispatchSemaphore(value: 0)
  let failure = Locked<Failure?>(nil)
  let thread = Thread {
    do throws(Failure) { try body() } catch { failure.withLock { $0 = error } }
    done.signal()
  }
  thread.stackSize = stackSize
  thread.start()
  done.wait()
  if let error = failure.withLock({ $0 }) { throw error }
}

private func arrays(_ depth: Int) -> String {
  String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
}

private func objects(_ depth: Int) -> String {
  String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
}

/// A book with sequels down to `depth`.
private func book(_ depth: Int) -> String {
  let id = "0f8fad5b-d9cb-469f-a165-70867728950e"
  let book = #"{"id":"\#(id)","title":"","binding":"x","sold_at":null"#
  return String(repeating: book + #","sequel":"#, count: depth - 1) + book
    + String(repeating: "}", count: depth)
}

/// Needs 16 KiB of stack for each level.
private struct LargeStackFrame: JSONDecodable {
  init(from json: inout JSONReader) throws(JSONError) {
    var weight = Weight<Weight<Weight<Weight<UInt64>>>>()
    try json.beginArray()
    while try json.nextElement() {
      _ = try json.read(LargeStackFrame.self)
    }
    withUnsafeMutableBytes(of: &weight) { $0[0] = 1 }
  }

  private struct Weight<Part> {
    var parts: (Part?, Part?, Part?, Part?, Part?, Part?)
  }
}

/// Reads its value on another thread.
private struct ReadOnOtherThread: JSONDecodable {
  init(from json: inout JSONReader) throws(JSONError) {
    let here = json
    try onThread(stackSize: 8 << 20) { () throws(JSONError) in
      var there = here
      _ = try there.read(LargeStackFrame.self)
    }
    try json.skipValue()
  }
}
