import Foundation

/// What is expected of a ratio between two clients.
public struct Goal {
  let title: String
  private var figure: (Figures) -> Double
  private var dividend: String
  private var divisor: String
  private var isMet: (Double) -> Bool
  private var exemptions: [String: String]

  /// - Parameters:
  ///   - title: What is compared and what is expected, such as `goal: 10 or more`.
  ///   - exemptions: Why there is no goal, by the names of workloads.
  public init(
    _ title: String,
    of figure: @escaping (Figures) -> Double,
    _ dividend: String,
    by divisor: String,
    exemptions: [String: String] = [:],
    isMet: @escaping (Double) -> Bool
  ) {
    self.title = title
    self.figure = figure
    self.dividend = dividend
    self.divisor = divisor
    self.exemptions = exemptions
    self.isMet = isMet
  }

  /// What came of each workload that both clients did.
  func verdicts(
    _ results: [(workload: Workload, figures: [String: Figures])]
  ) -> [Verdict] {
    results.compactMap { workload, figures in
      guard let above = figures[dividend], let below = figures[divisor] else { return nil }
      let ratio = figure(above) / figure(below)
      return Verdict(
        workload: workload.name,
        ratio: ratio,
        exemption: exemptions[workload.name],
        isMet: isMet(ratio)
      )
    }
  }

  /// How a workload's ratio stands to the goal.
  struct Verdict: CustomStringConvertible {
    let workload: String
    let ratio: Double
    let exemption: String?
    let isMet: Bool

    /// What has no goal misses none.
    var isMissed: Bool { exemption == nil && !isMet }

    var description: String {
      let word = exemption.map { "no goal: \($0)" } ?? (isMet ? "met" : "NOT MET")
      return column(workload) + String(format: "%6.2f   ", ratio) + word
    }
  }
}
