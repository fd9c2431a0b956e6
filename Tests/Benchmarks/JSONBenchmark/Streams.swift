import BinderyRuntime
import Foundation

/// A benchmark of 1,000 messages as events and as lines, in chunks like those of sockets; the floor
/// is to decode each message from its separate bytes.
struct Streams {
  private let messages: [[UInt8]]
  private let events: [[UInt8]]
  private let lines: [[UInt8]]
  private let count: Int

  init() throws {
    messages = try (0..<1000).map { try JSONWriter.encode(Message(number: $0)) }
    count = messages.reduce(0) { $0 + $1.count }
    events = Self.chunks(
      messages.enumerated().flatMap { number, message in
        Array("id: \(number)\nevent: message\ndata: ".utf8) + message + [0x0A, 0x0A]
      }
    )
    lines = Self.chunks(messages.flatMap { $0 + [0x0A] })
  }

  func measure() async throws {
    let floor = try seconds(calls: 5) {
      for message in messages { _ = try JSONReader.decode(Message.self, from: message) }
    }
    report("messages, cut out", floor, floor: floor)
    let typed = try await seconds {
      for try await _ in response(events).events(Message.self) {}
    }
    report("events, typed", typed, floor: floor)
    let text = try await seconds {
      for try await _ in response(events).textEvents() {}
    }
    report("events, as text", text, floor: floor)
    let values = try await seconds {
      for try await _ in response(lines).jsonLines(Message.self) {}
    }
    report("JSON lines, typed", values, floor: floor)
  }

  private func response(_ chunks: [[UInt8]]) -> HTTPStreamedResponse {
    HTTPStreamedResponse(status: 200, body: HTTPByteStream(chunks: chunks))
  }

  private func seconds(_ body: () async throws -> Void) async rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<20 {
      let begin = clock()
      try await body()
      best = min(best, Double(clock() - begin) / Double(CLOCKS_PER_SEC))
    }
    return best
  }

  private func seconds(calls: Int, _ body: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<7 {
      let begin = clock()
      for _ in 0..<calls { try body() }
      best = min(best, Double(clock() - begin) / Double(CLOCKS_PER_SEC) / Double(calls))
    }
    return best
  }

  private func report(_ name: String, _ seconds: Double, floor: Double) {
    let rate = Double(count) / seconds / 1e6
    let text = String(format: "%7.1f MB/s %5.2fx", rate, floor / seconds)
    print(name.padding(toLength: 24, withPad: " ", startingAt: 0) + text)
  }

  private static func chunks(_ bytes: [UInt8]) -> [[UInt8]] {
    stride(from: 0, to: bytes.count, by: 16_384).map {
      Array(bytes[$0..<min($0 + 16_384, bytes.count)])
    }
  }
}
