import Foundation

/// A number of requests, with a number of concurrent ones.
struct Load {
  var count: Int
  var atOnce: Int

  struct Result {
    var rate: Double
    /// The processor time per request, in seconds.
    var processor: Double

    static let none = Result(rate: 0, processor: .infinity)

    mutating func improve(_ other: Result) {
      rate = max(rate, other.rate)
      processor = min(processor, other.processor)
    }
  }

  func run(_ client: Client, against url: String) async throws -> Result {
    let (begin, beginProcessor) = (ContinuousClock.now, clock())
    try await withThrowingTaskGroup { group in
      for _ in 0..<atOnce {
        group.addTask {
          for _ in 0..<(count / atOnce) {
            guard try await client.get(url) == ServerProcess.body.count else {
              throw WrongResponse()
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let seconds = (ContinuousClock.now - begin) / .seconds(1)
    let processor = Double(clock() - beginProcessor) / Double(CLOCKS_PER_SEC)
    return Result(rate: Double(count) / seconds, processor: processor / Double(count))
  }

  struct WrongResponse: Error {}
}
