import XCTest

/// Yields until a condition holds; fails the test if it doesn't within twenty seconds.
public func waitUntil(
  file: StaticString = #filePath,
  line: UInt = #line,
  _ isSo: () throws -> Bool
) async rethrows {
  let deadline = ContinuousClock.now + .seconds(20)
  while try !isSo() {
    guard ContinuousClock.now < deadline else {
      return XCTFail("the condition doesn't hold in time", file: file, line: line)
    }
    await Task.yield()
  }
}
