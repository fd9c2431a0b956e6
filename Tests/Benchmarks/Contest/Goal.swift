import Foundation

/// What is expected of a ratio between two clients.
public struct Goal {
  private var title: String
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

  /// The title and a line for each workload that both clients did; nothing if there is none.
  func lines(_ results: [(workload: Workload, figures: [String: Figures])]) -> [String] {
    let lines = results.compactMap { workload, figures -> String? in
      guard let above = figures[dividend], let below = figures[divisor] else { return nil }
      let ratio = figure(above) / figure(below)
      let verdict =
        exemptions[workload.name].map { "no goal: \($0)" } ?? (isMet(ratio) ? "met" : "NOT MET")
      return column(workload.name) + String(format: "%6.2f   ", ratio) + verdict
    }
    return lines.isEmpty ? [] : ["", title] + lines
  }
}
