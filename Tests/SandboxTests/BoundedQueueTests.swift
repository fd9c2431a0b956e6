import XCTest

@testable import Sandbox

final class BoundedQueueTests: XCTestCase {
  func testDropsTheOldestElements() {
    var queue = BoundedQueue<Entry>()
    for number in 0..<10 {
      queue.append(Entry(number))
      queue.trim(to: 4)
      XCTAssertEqual(numbers(queue), Array(max(0, number - 3)...number))
      XCTAssertEqual(queue.count, min(number + 1, 4))
    }
    queue.trim(to: -1)
    XCTAssertTrue(queue.isEmpty)
    XCTAssertEqual(queue.size, 0)
  }

  func testCountsTheSizeOfItsElements() {
    var queue = BoundedQueue<Entry>()
    for number in 0..<10 { queue.append(Entry(number, size: number)) }
    XCTAssertEqual(queue.size, 45)
    queue.trim(to: 10, bytes: 30)
    XCTAssertEqual(numbers(queue), [6, 7, 8, 9])
    queue.append(Entry(10, size: 1))
    queue.removeAll { $0.number % 2 == 0 }
    XCTAssertEqual(numbers(queue), [7, 9])
    XCTAssertEqual(queue.size, 16)
    queue.trim(to: 10, bytes: 5)
    XCTAssertEqual(numbers(queue), [])
  }

  func testReleasesDroppedElements() {
    var queue = BoundedQueue<Entry>()
    weak var first: Entry?
    for number in 0..<5 {
      let entry = Entry(number)
      if number == 0 { first = entry }
      queue.append(entry)
    }
    XCTAssertNotNil(first)
    queue.trim(to: 4)
    XCTAssertNil(first)
  }

  private func numbers(_ queue: BoundedQueue<Entry>) -> [Int] { queue.map(\.number) }
}

private final class Entry: Sized {
  let number: Int
  let size: Int

  init(_ number: Int, size: Int = 1) { (self.number, self.size) = (number, size) }
}
