import Foundation

/// What is expected of a ratio between the processor times of two clients.
struct Goal {
  var dividend: String
  var divisor: String
  var text: String
  var isMet: @Sendable (Double) -> Bool
  /// Whether it is about requests: bare libcurl reads no message, so that nothing is to be compared
  /// where one answer brings many.
  var isOfRequests = false

  static let all = [
    Goal(dividend: "Python", divisor: "Swift", text: "10 or more") { $0 >= 10 },
    Goal(
      dividend: "Swift",
      divisor: "libcurl",
      text: "2 or less for each request",
      isMet: { $0 <= 2 },
      isOfRequests: true
    ),
  ]

  /// A line for each workload that both clients did.
  func lines(_ results: [(workload: Workload, figures: [String: Figures])]) -> [String] {
    results.compactMap { workload, figures in
      guard let above = figures[dividend], let below = figures[divisor] else { return nil }
      let ratio = above.processor / below.processor
      return column(workload.name) + String(format: "%6.1f   ", ratio) + verdict(ratio, workload)
    }
  }

  private func verdict(_ ratio: Double, _ workload: Workload) -> String {
    guard !isOfRequests || workload.isRequestEach else { return "no goal: one request for many" }
    return isMet(ratio) ? "met" : "NOT MET"
  }
}
