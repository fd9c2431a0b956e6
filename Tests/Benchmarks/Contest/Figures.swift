import Foundation

/// What a workload took of a client over all rounds.
public struct Figures {
  /// Messages in a second: the best of all rounds, which what else the machine does has touched
  /// least.
  public private(set) var rate = 0.0
  /// Microseconds of processor time for each message, the best of all rounds too.
  public private(set) var processor = Double.infinity
  /// Bytes for each thing that was held open: of the first round, since what it took is used again.
  private var memory: Double?
  /// Microseconds, of all rounds.
  private var latencies: [Double] = []

  mutating func add(_ took: Took, of workload: Workload) {
    rate = max(rate, Double(workload.count) / took.seconds)
    processor = min(processor, took.processor / Double(workload.count) * 1e6)
    latencies += (took.latencies ?? []).map { $0 / 1000 }
  }

  /// Takes of the round that warms up what only it can tell.
  mutating func addFirst(_ took: Took, of workload: Workload) {
    memory = took.memory.map { $0 / Double(workload.held) }
  }

  /// What so large a part of all messages takes less than.
  private func latency(_ part: Double) -> Double {
    latencies.sorted()[min(Int(Double(latencies.count) * part), latencies.count - 1)]
  }
}

extension Figures: CustomStringConvertible {
  static let header = "messages/s    CPU µs   median µs   p99 µs   kB each"

  public var description: String {
    var line = String(format: "%11.0f %9.2f", rate, processor)
    line +=
      latencies.isEmpty
      ? column("", 21) : String(format: "%12.0f %8.0f", latency(0.5), latency(0.99))
    if let memory { line += String(format: "%10.1f", memory / 1000) }
    return line
  }
}

/// A text of the same width in every line.
func column(_ text: String, _ width: Int = 28) -> String {
  text.padding(toLength: width, withPad: " ", startingAt: 0)
}
