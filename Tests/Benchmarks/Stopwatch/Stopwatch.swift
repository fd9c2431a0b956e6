import Foundation

/// Time and processor time of this process since it was made; its text is members of a JSON object.
public struct Stopwatch: CustomStringConvertible {
  private let began = ContinuousClock.now
  private let beganProcessor = clock()

  public init() {}

  public var description: String {
    let processor = Double(clock() - beganProcessor) / Double(CLOCKS_PER_SEC)
    return #""seconds":\#((ContinuousClock.now - began) / .seconds(1)),"processor":\#(processor)"#
  }

  /// Bytes that the process has in memory; 0 where the system doesn't say so.
  public static var memory: Int {
    let file = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = file?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }
}
