import XCTest

/// Yields until something is so, and fails the test where it isn't within twenty seconds.
public func waitUntil(
  file: StaticString = #filePath,
  line: UInt = #line,
  _ isSo: () throws -> Bool
) async rethrows {
  let deadline = ContinuousClock.now + .seconds(20)
  while try !isSo() {
    guard ContinuousClock.now < deadline else {
      return XCTFail("waited in vain", file: file, line: line)
    }
    await Task.yield()
  }
}
