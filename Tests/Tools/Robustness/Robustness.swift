import BinderyRealtime
import BinderyRuntime
import Foundation

/// A client that receives the messages of a feed which cuts its connections.
///
///     Robustness ws://127.0.0.1:9001 20000 resume
///
/// With `resume`, each message must arrive once; with `none`, once, or it is in a gap. `clients`,
/// `channels` and `cycles` open that many of a feed that cuts nothing.
@main
struct Robustness {
  static func main() async throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count == 3, let count = Int(words[1]) else {
      print("usage: Robustness URL COUNT resume|none|clients|channels|cycles")
      exit(2)
    }
    if let crowd = Crowd.Kind(rawValue: words[2]) {
      let isFlat = try await Crowd(url: words[0], count: count).run(crowd)
      exit(isFlat ? 0 : 1)
    }
    let failures = try await run(words[0], count, resumes: words[2] == "resume")
    exit(failures ? 1 : 0)
  }

  private static func run(_ url: String, _ count: Int, resumes: Bool) async throws -> Bool {
    let client = RealtimeClient(server: RealtimeServer(url), options: options(resumes: resumes))
    let ticks = try await client.channel(Ticks())
    let gaps = Task { try await numbers(missingIn: ticks.gaps) }
    let connections = Task { await client.states.reduce(0) { $0 + ($1 == .connected ? 1 : 0) } }
    let began = ContinuousClock.now
    var received: [Int] = []
    for try await tick in ticks.incoming {
      guard case .tick(let number) = tick else { continue }
      received.append(number)
      if number == count { break }
    }
    gaps.cancel()
    connections.cancel()
    let connectionCount = await connections.value
    let missing = try await gaps.value
    let unique = Set(received)
    let lost = Set(1...count).subtracting(unique).subtracting(missing)
    let both = unique.intersection(missing)
    print(
      "\(connectionCount) connections, \(received.count) received, \(received.count - unique.count) twice, \(missing.count) reported"
        + " missing, \(lost.count) lost without a report, \(both.count) received and reported, "
        + "\(ContinuousClock.now - began)"
    )
    return received.count != unique.count || !lost.isEmpty || !both.isEmpty
      || resumes && !missing.isEmpty
  }

  private static func options(resumes: Bool) -> RealtimeOptions {
    var options = RealtimeOptions()
    options.policy.keepAlive.activityTimeout = .milliseconds(300)
    options.policy.keepAlive.pongTimeout = .milliseconds(300)
    options.policy.closeCodes = []
    options.policy.backOff.initialDelay = .milliseconds(20)
    options.policy.backOff.maxDelay = .milliseconds(200)
    options.policy.backOff.jitter = .milliseconds(10)
    options.credentials = [.tokens(.source { old in AccessToken(next(after: old?.value)) })]
    options.buffer = BufferPolicy(bound: 100_000, overflow: .fail)
    let number = MessageLocation.payload("number")
    options.sequence = SequencePolicy(number, window: resumes ? 20 : 0)
    guard resumes else { return options }
    options.dedupe = DedupePolicy([number], windowSize: 1_000)
    options.resume = ResumePolicy([ResumePolicy.Part(number, in: .query("after"))])
    return options
  }

  /// The token after one that has expired.
  private static func next(after token: String?) -> String {
    token.flatMap { Int($0.dropFirst()) }.map { "t\($0 + 1)" } ?? "t0"
  }

  private static func numbers(
    missingIn gaps: RealtimeMessages<MessageGap>
  ) async throws -> Set<Int> {
    var missing: Set<Int> = []
    for try await gap in gaps {
      if case .missing(let numbers, _) = gap.cause { missing.formUnion(numbers.map(Int.init)) }
    }
    return missing
  }
}
