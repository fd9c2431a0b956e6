import Commands
import Foundation
import RecordingRedaction
import ReverseProxy

/// Prints exchanges, and writes them at intervals.
struct TrafficRecorder {
  /// The recording; nil if nothing is written.
  var traffic: RecordedTraffic?
  /// When the entries that wait are written; nil if there are none.
  private(set) var nextWrite: DispatchTime?
  private let terminal: Terminal
  private var waiting: [CapturedEntry] = []
  /// The sessions and streams that haven't ended, as they were reported last.
  private var open: [(id: UUID, entry: CapturedEntry)] = []
  private var hasOpenChanges = false
  /// The time between writes, which grows with the time that one takes.
  private var interval = 0.5
  private var canWrite = true
  private var count = 0
  private var failureCount = 0

  init(_ terminal: Terminal) { self.terminal = terminal }

  var hasOmissions: Bool { traffic?.hasOmissions ?? false }

  /// Prints and keeps exchanges; writes those that have waited long enough.
  mutating func add(_ exchanges: [ProxiedExchange]) {
    for exchange in exchanges {
      if traffic != nil { keep(exchange) }
      guard exchange.outcome != .open else { continue }
      count += 1
      print(exchange)
    }
    if nextWrite == nil, !waiting.isEmpty || hasOpenChanges { nextWrite = .now() + interval }
    if let nextWrite, nextWrite <= .now() {
      let entries = open.map(\.entry)
      write { try $0.write(open: entries) }
    }
  }

  private mutating func keep(_ exchange: ProxiedExchange) {
    guard let entry = exchange.captured else { return }
    let index = open.firstIndex { $0.id == exchange.id }
    if exchange.outcome == .open {
      if let index { open[index].entry = entry } else { open.append((exchange.id, entry)) }
      hasOpenChanges = true
    } else {
      if let index { open.remove(at: index) }
      waiting.append(entry)
    }
  }

  /// Writes all entries and prints the summary; returns false if the file couldn't be written.
  mutating func finish() -> Bool {
    if !waiting.isEmpty || traffic?.entryCount ?? 0 > 0 {
      terminal.progress("checking \(waiting.count + (traffic?.entryCount ?? 0)) recorded entries")
    }
    write { try $0.finish() }
    if let traffic {
      terminal.note(traffic.text)
    } else {
      terminal.note("forwarded \(count) exchange\(count == 1 ? "" : "s"); nothing was written")
    }
    if failureCount > 0 {
      terminal.note("  failed: \(failureCount), because the service couldn't be used")
    }
    return canWrite
  }

  private mutating func write(_ write: (inout RecordedTraffic) throws -> Void) {
    guard traffic != nil else { return }
    let start = ContinuousClock.now
    traffic?.add(waiting)
    waiting = []
    hasOpenChanges = false
    do {
      if var written = traffic {
        traffic = nil
        defer { traffic = written }
        try write(&written)
      }
    } catch {
      canWrite = false
      terminal.failure("\(error)")
    }
    // Recording takes at most half of the time of this thread.
    interval = max(0.5, (ContinuousClock.now - start) / .seconds(1))
    nextWrite = nil
  }

  private mutating func print(_ exchange: ProxiedExchange) {
    switch exchange.outcome {
    case .failed(let reason):
      failureCount += 1
      terminal.failure("\(exchange.title) failed: \(reason)")
    case .refused(let reason): terminal.failure("refused a request: \(reason)")
    case .unfinished(let reason):
      if terminal.showsLiveLines { terminal.live("---", 33, "\(exchange.title): \(reason)") }
    case .open: break
    case .complete:
      guard terminal.showsLiveLines, let status = exchange.status else { return }
      terminal.live("\(status)", exchange.color, "\(exchange.title) \(exchange.size)")
    }
  }
}

extension ProxiedExchange {
  /// The entry for the recording; nil for a request that was refused.
  fileprivate var captured: CapturedEntry? {
    entry.map {
      CapturedEntry($0, close: close, isUnfinished: outcome != .complete && outcome != .open)
    }
  }

  /// The method and the path, without control characters; a long segment can be a token, which
  /// isn't printed.
  fileprivate var title: String {
    let path = RecordingRedactor.printed(path: path)
    let text = "\(isSession ? "WebSocket" : method) \(path)"
    return String(
      String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 })
    )
  }

  fileprivate var size: String {
    let milliseconds = Int(duration / .milliseconds(1))
    return "\(milliseconds) ms, \(count) \(isSession ? "messages" : "bytes")"
  }

  /// The code of the colour for the status.
  fileprivate var color: Int {
    switch status ?? 0 {
    case ..<300: 32
    case ..<400: 36
    case ..<500: 33
    default: 31
    }
  }
}
