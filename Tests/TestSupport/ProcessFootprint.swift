import Foundation
import XCTest

/// Cycles that stood still.
public struct Standstill: Error, Hashable {
  public let cycles: Range<Int>
  /// How many seconds none of them was done.
  public let patience: Double
}

/// What this process takes, for tests that do something over and over.
public enum ProcessFootprint {
  /// Kilobytes in memory, once the allocator has given back what nobody uses; skips the test where
  /// the system doesn't say so.
  public static func residentKilobytes() throws -> Int {
    let path = "/proc/self/statm"
    try XCTSkipUnless(FileManager.default.fileExists(atPath: path), "only Linux tells it there")
    let isSanitized = dlsym(nil, "__tsan_init") != nil || dlsym(nil, "__asan_init") != nil
    try XCTSkipIf(isSanitized, "the sanitizer's own memory would count")
    // glibc has it, its module doesn't.
    if let trim = dlsym(nil, "malloc_trim") {
      _ = unsafeBitCast(trim, to: (@convention(c) (Int) -> CInt).self)(0)
    }
    let pages = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
    return (Int(pages[1]) ?? 0) * Int(getpagesize()) / 1024
  }

  /// How many descriptors are open.
  public static func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  /// How much more it takes after the second half of cycles than after the first, by which whatever
  /// is allocated once is there.
  ///
  /// It isn't awaited, as each turn of the run loop in which XCTest waits for an asynchronous test
  /// keeps 128 bytes on Linux, ten times a second and more.
  public static func growth(
    over cycles: Int,
    _ cycle: @escaping @Sendable (Int) async -> Void
  ) throws -> (kilobytes: Int, descriptors: Int) {
    try run(0..<cycles / 2, cycle)
    let before = try (residentKilobytes(), descriptors())
    try run(cycles / 2..<cycles, cycle)
    // The other side of the last ones ends a moment later, and only then gives back what it took.
    var deadline = ContinuousClock.now + .seconds(20)
    var growth = (kilobytes: Int.max, descriptors: Int.max)
    repeat {
      let now = try (residentKilobytes() - before.0, descriptors() - before.1)
      // As long as ever more is given back, it is waited for.
      if now.1 < growth.descriptors { deadline = .now + .seconds(20) }
      growth = now
      sched_yield()
    } while (growth.descriptors > 4 || growth.kilobytes > 512) && ContinuousClock.now < deadline
    print("\(growth.kilobytes) KB and \(growth.descriptors) descriptors more in", terminator: " ")
    print("\(cycles / 2) cycles of \(before)")
    return growth
  }

  /// Returns when all are done, and throws where none is done for a minute: a busy machine may take
  /// long for all of them, and a sanitizer.
  private static func run(
    _ cycles: Range<Int>,
    _ cycle: @escaping @Sendable (Int) async -> Void
  ) throws {
    let done = DispatchSemaphore(value: 0)
    let work = Task {
      for number in cycles where !Task.isCancelled {
        await cycle(number)
        done.signal()
      }
    }
    for _ in cycles {
      guard done.wait(timeout: .now() + patience) == .success else {
        work.cancel()
        throw Standstill(cycles: cycles, patience: patience)
      }
    }
  }

  /// How many seconds a cycle may take.
  private static let patience = 60.0

  /// How often to do it: as `CYCLES` of the environment says, or as few times as a suite allows.
  public static func cycles(or few: Int) -> Int {
    ProcessInfo.processInfo.environment["CYCLES"].flatMap(Int.init) ?? few
  }
}
