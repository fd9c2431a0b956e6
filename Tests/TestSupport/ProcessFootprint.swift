import Foundation
import XCTest

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

  /// How often to do it: as `CYCLES` of the environment says, or as few times as a suite allows.
  public static func cycles(or few: Int) -> Int {
    ProcessInfo.processInfo.environment["CYCLES"].flatMap(Int.init) ?? few
  }
}
