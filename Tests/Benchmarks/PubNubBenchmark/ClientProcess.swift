import Foundation

/// A client in a process of its own, so that its processor time is its own; it obeys lines.
///
/// `publish CHANNEL,… COUNT AT-ONCE` publishes messages that say when they were sent, the channels
/// taking turns. `receive CHANNEL,… COUNT TIMETOKEN` subscribes, says `ready`, and waits for
/// messages. What an order took is a line of JSON.
final class ClientProcess {
  let name: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var pending = Data()

  init(_ name: String, _ command: [String]) throws {
    self.name = name
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func stop() {
    input.fileHandleForWriting.closeFile()
    process.terminate()
    process.waitUntilExit()
  }

  func publish(on channels: [String], _ count: Int, atOnce: Int) throws -> Took {
    order("publish", channels, count, atOnce)
    return try took()
  }

  /// - Parameters:
  ///   - timetoken: Where to begin; 0 for now.
  ///   - whenReady: What is to happen once the client is subscribed.
  func receive(
    on channels: [String],
    _ count: Int,
    since timetoken: Int,
    whenReady: () throws -> Void
  ) throws -> Took {
    order("receive", channels, count, timetoken)
    guard try line() == Data("ready".utf8) else { throw Failure(client: name) }
    try whenReady()
    return try took()
  }

  private func order(_ verb: String, _ channels: [String], _ count: Int, _ last: Int) {
    let line = "\(verb) \(channels.joined(separator: ",")) \(count) \(last)\n"
    input.fileHandleForWriting.write(Data(line.utf8))
  }

  private func took() throws -> Took {
    try JSONDecoder().decode(Took.self, from: line())
  }

  private func line() throws -> Data {
    let end = UInt8(ascii: "\n")
    while !pending.contains(end) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(client: name) }
      pending.append(more)
    }
    defer { pending = Data(pending.drop { $0 != end }.dropFirst()) }
    return Data(pending.prefix { $0 != end })
  }

  struct Failure: Error, CustomStringConvertible {
    var client: String
    var description: String { "the client \(client) doesn't do what it is told" }
  }
}

/// What an order took of a client, in seconds, and of each message, in nanoseconds.
struct Took: Decodable {
  var seconds: Double
  var processor: Double
  var latencies: [Double]
}
