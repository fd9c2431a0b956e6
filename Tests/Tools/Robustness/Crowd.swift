import BinderyRealtime
import BinderyRuntime
import Foundation

/// Many clients, many channels of one WebSocket, or many connections after each other.
struct Crowd {
  let url: String
  let count: Int

  enum Kind: String {
    case clients, channels, cycles
  }

  /// The number of messages that the feed sends to each connection.
  private static let messageCount = 20

  func run(_ kind: Kind) async throws {
    let began = ContinuousClock.now
    let before = Self.footprint()
    switch kind {
    case .clients: try await clients()
    case .channels: try await channels()
    case .cycles: try await cycles()
    }
    print(
      "\(count) \(kind.rawValue), \(ContinuousClock.now - began), before: \(before), after:"
        + " \(Self.footprint())"
    )
  }

  /// All clients are connected at the same time, and each receives all messages.
  private func clients() async throws {
    try await withThrowingTaskGroup(of: RealtimeChannel<Ticks>.self) { group in
      for _ in 0..<count {
        group.addTask {
          let client = RealtimeClient(server: RealtimeServer(url))
          let ticks = try await client.channel(Ticks())
          try await read(ticks)
          return ticks
        }
      }
      var open: [RealtimeChannel<Ticks>] = []
      for try await channel in group { open.append(channel) }
      print("\(open.count) open: \(Self.footprint())")
    }
  }

  /// All channels share a WebSocket; those that are connected before the messages receive them.
  private func channels() async throws {
    let client = RealtimeClient(server: RealtimeServer(url))
    var open: [RealtimeChannel<Ticks>] = []
    for _ in 0..<count { open.append(try await client.channel(Ticks())) }
    try await read(open[0])
    print("\(open.count) open: \(Self.footprint())")
  }

  private func cycles() async throws {
    for number in 1...count {
      let client = RealtimeClient(server: RealtimeServer(url))
      let ticks = try await client.channel(Ticks())
      try await read(ticks)
      await client.disconnect()
      if number == count / 10 { print("\(number) cycles: \(Self.footprint())") }
    }
  }

  private func read(_ ticks: RealtimeChannel<Ticks>) async throws {
    var received = 0
    for try await _ in ticks.incoming {
      received += 1
      if received == Self.messageCount { return }
    }
  }

  /// The resident memory and the number of open descriptors, on Linux.
  private static func footprint() -> String {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let memory = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    return
      "\((memory ?? "").dropFirst(6).trimmingCharacters(in: .whitespaces)), \(files) descriptors"
  }
}
