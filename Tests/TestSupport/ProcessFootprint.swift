import Foundation
import XCTest

/// An error for cycles that made no progress.
public struct NoProgress: Error, Hashable {
  public let cycles: Range<Int>
  /// The number of seconds without progress.
  public let timeout: Double
}

/// The resources of this process, for tests that repeat work.
public enum ProcessFootprint {
  /// Returns the resident memory in kilobytes, after the allocator has released unused memory.
  ///
  /// Skips the test if the system doesn't report it.
  public static func residentKilobytes() throws -> Int {
    let path = "/proc/self/statm"
    try XCTSkipUnless(FileManager.default.fileExists(atPath: path), "only Linux reports it there")
    let isSanitized = dlsym(nil, "__tsan_init") != nil || dlsym(nil, "__asan_init") != nil
    try XCTSkipIf(isSanitized, "the sanitizer's own memory would count")
    // glibc has the function, but its module doesn't.
    if let trim = dlsym(nil, "malloc_trim") {
      _ = unsafeBitCast(trim, to: (@convention(c) (Int) -> CInt).self)(0)
    }
    let pages = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
    return (Int(pages[1]) ?? 0) * Int(getpagesize()) / 1024
  }

  /// Returns the number of open descriptors.
  public static func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  /// Returns the growth after the second half of cycles compared to the first, which has made all
  /// one-time allocations.
  ///
  /// It isn't asynchronous, because each turn of the run loop in which XCTest waits for an
  /// asynchronous test keeps 128 bytes on Linux, more than ten times a second.
  public static func growth(
    over cycles: Int,
    _ cycle: @escaping @Sendable (Int) async -> Void
  ) throws -> (kilobytes: Int, descriptors: Int) {
    try run(0..<cycles / 2, cycle)
    let before = try (residentKilobytes(), descriptors())
    try run(cycles / 2..<cycles, cycle)
    // The other side of the last cycles ends a moment later, and only then releases its memory.
    var deadline = ContinuousClock.now + .seconds(20)
    var growth = (kilobytes: Int.max, descriptors: Int.max)
    repeat {
      let now = try (residentKilobytes() - before.0, descriptors() - before.1)
      // Wait as long as memory is still being released.
      if now.1 < growth.descriptors { deadline = .now + .seconds(20) }
      growth = now
      sched_yield()
    } while (growth.descriptors > 4 || growth.kilobytes > 512) && ContinuousClock.now < deadline
    print("\(growth.kilobytes) KB and \(growth.descriptors) descriptors more in", terminator: " ")
    print("\(cycles / 2) cycles of \(before)")
    return growth
  }

  /// Runs the cycles; throws if none finishes within a minute.
  ///
  /// All of them may take long, on a busy machine or with a sanitizer.
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
      guard done.wait(timeout: .now() + timeout) == .success else {
        work.cancel()
        throw NoProgress(cycles: cycles, timeout: timeout)
      }
    }
  }

  /// The timeout of a cycle, in seconds.
  private static let timeout = 60.0

  /// Returns the number of cycles: `CYCLES` of the environment, or a few.
  public static func cycles(or few: Int) -> Int {
    ProcessInfo.processInfo.environment["CYCLES"].flatMap(Int.init) ?? few
  }
}
