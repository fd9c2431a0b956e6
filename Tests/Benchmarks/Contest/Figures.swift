import Foundation

/// The results of a workload and a client over all rounds.
public struct Figures {
  /// Messages per second: the best of all rounds, which other load has affected least.
  public private(set) var rate = 0.0
  /// Microseconds of processor time per message, the best of all rounds.
  public private(set) var processor = Double.infinity
  /// Bytes per open connection, of the first round, because later ones reuse the memory.
  private var memory: Double?
  /// The latencies of all rounds, in microseconds.
  private var latencies: [Double] = []

  mutating func add(_ measurements: Measurements, of workload: Workload) {
    rate = max(rate, Double(workload.count) / measurements.seconds)
    processor = min(processor, measurements.processor / Double(workload.count) * 1e6)
    latencies += (measurements.latencies ?? []).map { $0 / 1000 }
  }

  /// Adds the results that only the first round, which warms up, can measure.
  mutating func addFirst(_ measurements: Measurements, of workload: Workload) {
    memory = measurements.memory.map { $0 / Double(workload.held) }
  }

  /// Returns a percentile of the latencies.
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

/// Returns a text padded to a fixed width.
func column(_ text: String, _ width: Int = 28) -> String {
  text.padding(toLength: width, withPad: " ", startingAt: 0)
}
