import Foundation

/// A recorded event of a client.
struct RecordedStep {
  /// The time since the first step.
  let time: Duration
  let kind: Kind

  /// The kind of event; numbers count the client's own calls, exchanges and sessions.
  enum Kind {
    case call(Int)
    case exchange(Int)
    case opening(Int)
    case frame(Int, session: Int)
    case end(session: Int)
  }
}

extension RecordedStep {
  /// The position of a step in an archive.
  enum Location: Hashable {
    case call(Int)
    case exchange(Int)
    case opening(Int)
    case frame(Int, entry: Int)
    case close(Int)
  }
}

extension RecordedStep.Location {
  /// The entry, and the part of it.
  var part: (entry: Int?, part: EntryPart) {
    switch self {
    case .call(let position): (nil, .call(position))
    case .exchange(let entry): (entry, .entry)
    case .opening(let entry): (entry, .url)
    case .frame(let position, let entry): (entry, .frame(position, path: nil))
    case .close(let entry): (entry, .close)
    }
  }
}

extension RecordedStep.Location: CustomStringConvertible {
  var description: String {
    switch self {
    case .call(let position): "call \(position)"
    case .exchange(let entry): "#\(entry)"
    case .opening(let entry): "#\(entry), opening"
    case .frame(let position, let entry): "#\(entry), frame \(position)"
    case .close(let entry): "#\(entry), close"
    }
  }
}

extension RecordedClient {
  /// All steps in chronological order.
  var steps: [RecordedStep] {
    let beginning = beginning
    let others =
      calls.enumerated().map { number, call in
        RecordedStep(time: .since(beginning, call.call.time), kind: .call(number))
      }
      + exchanges.enumerated().map { number, exchange in
        let time = exchange.entry.started?.timeIntervalSince1970 ?? beginning
        return RecordedStep(time: .since(beginning, time), kind: .exchange(number))
      }
    let all = (others + sessionSteps(since: beginning)).enumerated()
    return all.sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// The time of the first step, in seconds since 1970.
  private var beginning: Double {
    let entries = (sessions + exchanges).compactMap { $0.entry.started?.timeIntervalSince1970 }
    return (entries + calls.map(\.call.time)).min() ?? 0
  }

  private func sessionSteps(since beginning: Double) -> [RecordedStep] {
    var steps: [RecordedStep] = []
    var time = Duration.zero
    for (number, session) in sessions.enumerated() {
      let opened = session.entry.started.map { Duration.since(beginning, $0.timeIntervalSince1970) }
      func add(_ kind: RecordedStep.Kind, after seconds: Double?) {
        time = max(time, seconds.map { (opened ?? time) + .since(0, $0) } ?? time)
        steps.append(RecordedStep(time: time, kind: kind))
      }
      add(.opening(number), after: 0)
      for (position, frame) in session.entry.frames.enumerated() {
        add(.frame(position, session: number), after: frame.after)
      }
      add(.end(session: number), after: session.entry.durationUntilEnd)
    }
    return steps
  }
}

extension HTTPArchive.Entry {
  /// The duration in seconds; nil if the session ended with its last frame, or the end is unknown.
  fileprivate var durationUntilEnd: Double? {
    guard let close = origin?.close else { return nil }
    let isSent = close.by == "client" && frames.contains { $0.type == "send" && $0.opcode == 8 }
    return isSent ? nil : duration
  }
}

extension Duration {
  /// Returns the elapsed time, rounded to microseconds, the finest precision of any archive.
  fileprivate static func since(_ beginning: Double, _ seconds: Double) -> Duration {
    .microseconds(Int64(((seconds - beginning) * 1e6).rounded()))
  }
}
