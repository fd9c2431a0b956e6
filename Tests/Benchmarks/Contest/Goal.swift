import Foundation

/// An expected ratio between two clients.
public struct Goal {
  let title: String
  private var figure: (Figures) -> Double
  private var dividend: String
  private var divisor: String
  private var isMet: (Double) -> Bool
  private var exemptions: [String: String]

  /// - Parameters:
  ///   - title: The comparison and the expectation, such as `goal: 10 or more`.
  ///   - exemptions: The reasons for workloads without a goal, by name.
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

  /// Returns the results of the workloads that both clients did.
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

  /// The ratio of a workload, compared to the goal.
  struct Verdict: CustomStringConvertible {
    let workload: String
    let ratio: Double
    let exemption: String?
    let isMet: Bool

    /// Without a goal, the result is never a miss.
    var isMissed: Bool { exemption == nil && !isMet }

    var description: String {
      let word = exemption.map { "no goal: \($0)" } ?? (isMet ? "met" : "NOT MET")
      return column(workload) + String(format: "%6.2f   ", ratio) + word
    }
  }
}
