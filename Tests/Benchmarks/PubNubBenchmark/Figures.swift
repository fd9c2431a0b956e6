import Foundation

/// What a workload took of a client over all rounds.
struct Figures {
  /// The best of all rounds, which what else the machine does has touched least.
  private(set) var rate = 0.0
  /// Microseconds of processor time for each message, the best of all rounds too.
  private(set) var processor = Double.infinity
  /// Microseconds, of all rounds.
  private var latencies: [Double] = []

  mutating func add(_ took: Took, of workload: Workload) {
    rate = max(rate, Double(workload.count) / took.seconds)
    processor = min(processor, took.processor / Double(workload.count) * 1e6)
    // Where messages had waited, it would tell how long.
    if workload.isPaced { latencies += took.latencies.map { $0 / 1000 } }
  }

  /// What so large a part of all messages takes less than.
  private func latency(_ part: Double) -> Double {
    latencies.sorted()[min(Int(Double(latencies.count) * part), latencies.count - 1)]
  }
}

extension Figures: CustomStringConvertible {
  var description: String {
    let throughput = String(format: "%11.0f %8.1f", rate, processor)
    guard !latencies.isEmpty else { return throughput }
    return throughput + String(format: "%12.0f %8.0f", latency(0.5), latency(0.99))
  }
}

/// A text of the same width in every line.
func column(_ text: String, _ width: Int = 26) -> String {
  text.padding(toLength: width, withPad: " ", startingAt: 0)
}
