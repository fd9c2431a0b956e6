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

  /// Returns whether the descriptors are closed at the end, and the memory has not grown since a
  /// tenth of the connections.
  func run(_ kind: Kind) async throws -> Bool {
    let began = ContinuousClock.now
    // The first connection creates what all share.
    try await cycle()
    let before = Footprint()
    var early = before
    switch kind {
    case .clients: try await clients()
    case .channels: try await channels()
    case .cycles: early = try await cycles()
    }
    let after = Footprint()
    print(
      "\(count) \(kind.rawValue), \(ContinuousClock.now - began), before: \(before), after:"
        + " \(after)"
    )
    // The memory of what is open at the same time stays with the allocator.
    let isFlat = kind != .cycles || after.kilobytes <= early.kilobytes * 5 / 4
    return isFlat && after.descriptors <= before.descriptors
  }

  /// All clients are connected at the same time, and each receives all messages.
  private func clients() async throws {
    let clients = (0..<count).map { _ in RealtimeClient(server: RealtimeServer(url)) }
    let open = try await withThrowingTaskGroup(of: RealtimeChannel<Ticks>.self) { group in
      for client in clients {
        group.addTask {
          let ticks = try await client.channel(Ticks())
          try await read(ticks)
          return ticks
        }
      }
      var open: [RealtimeChannel<Ticks>] = []
      for try await channel in group { open.append(channel) }
      return open
    }
    print("\(open.count) open: \(Footprint())")
    // Released channels close their connections themselves, for which nothing waits.
    for client in clients { await client.disconnect() }
    withExtendedLifetime(open) {}
  }

  /// All channels share a WebSocket; those that are connected before the messages receive them.
  private func channels() async throws {
    let client = RealtimeClient(server: RealtimeServer(url))
    var open: [RealtimeChannel<Ticks>] = []
    for _ in 0..<count { open.append(try await client.channel(Ticks())) }
    try await read(open[0])
    print("\(open.count) open: \(Footprint())")
    await client.disconnect()
    withExtendedLifetime(open) {}
  }

  /// Returns the footprint after a tenth of the connections.
  private func cycles() async throws -> Footprint {
    for _ in 0..<count / 10 { try await cycle() }
    let early = Footprint()
    print("\(count / 10) cycles: \(early)")
    for _ in count / 10..<count { try await cycle() }
    return early
  }

  private func cycle() async throws {
    let client = RealtimeClient(server: RealtimeServer(url))
    let ticks = try await client.channel(Ticks())
    try await read(ticks)
    await client.disconnect()
  }

  private func read(_ ticks: RealtimeChannel<Ticks>) async throws {
    var received = 0
    for try await _ in ticks.incoming {
      received += 1
      if received == Self.messageCount { return }
    }
  }
}

/// The resident memory and the number of open descriptors, on Linux; zeros elsewhere.
private struct Footprint: CustomStringConvertible {
  let kilobytes: Int
  let descriptors: Int

  init() {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let memory = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    kilobytes = memory.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  var description: String { "\(kilobytes) kB, \(descriptors) descriptors" }
}
