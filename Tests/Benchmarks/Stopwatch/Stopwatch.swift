import Foundation

/// The elapsed time and processor time since its creation; its text is members of a JSON object.
public struct Stopwatch: CustomStringConvertible {
  private let began = ContinuousClock.now
  private let beganProcessor = clock()

  public init() {}

  public var description: String {
    let processor = Double(clock() - beganProcessor) / Double(CLOCKS_PER_SEC)
    return #""seconds":\#((ContinuousClock.now - began) / .seconds(1)),"processor":\#(processor)"#
  }

  /// The resident memory in bytes; 0 if the system doesn't report it.
  public static var memory: Int {
    let file = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = file?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }
}
