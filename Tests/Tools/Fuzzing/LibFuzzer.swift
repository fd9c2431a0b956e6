#if LIBFUZZER
  import Foundation

  // The entry points for libFuzzer; the environment has the target and the folder of inputs.

  /// Writes the seeds to libFuzzer's corpus.
  @_cdecl("LLVMFuzzerInitialize")
  public func initialize(
    _ count: UnsafeMutablePointer<CInt>?,
    _ words: UnsafeMutableRawPointer?
  ) -> CInt {
    guard let folder = ProcessInfo.processInfo.environment["FUZZ_SEEDS"] else { return 0 }
    for (number, seed) in LibFuzzer.target.seeds.enumerated() {
      let file = URL(filePath: folder).appending(path: "seed-\(number)")
      do { try Data(seed).write(to: file) } catch { fatalError("can't write \(file): \(error)") }
    }
    return 0
  }

  @_cdecl("LLVMFuzzerTestOneInput")
  public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do throws(Violation) {
      try LibFuzzer.target.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
    } catch {
      fatalError(error.description)
    }
    return 0
  }

  private enum LibFuzzer {
    nonisolated(unsafe) static let target = named(
      ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    )

    private static func named(_ name: String) -> any Target {
      do { return try Targets.named(name) } catch { fatalError("\(error)") }
    }
  }
#endif
