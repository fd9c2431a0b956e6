import Foundation

/// A client in a process of its own, so that its processor time is its own; it obeys lines.
public final class ClientProcess {
  public let name: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var pending = Data()

  public init(_ name: String, _ command: [String]) throws {
    self.name = name
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  public func stop() {
    input.fileHandleForWriting.closeFile()
    process.terminate()
    process.waitUntilExit()
  }

  /// What an order took of the client, which it says in a line of JSON.
  ///
  /// - Parameter whenReady: What is to happen once the client says `ready`; nil for an order that
  ///   it obeys without saying so.
  public func obey(_ order: String, whenReady: (() throws -> Void)? = nil) throws -> Took {
    input.fileHandleForWriting.write(Data("\(order)\n".utf8))
    if let whenReady {
      guard try line() == Data("ready".utf8) else { throw Failure(client: name, order: order) }
      try whenReady()
    }
    do {
      return try JSONDecoder().decode(Took.self, from: line())
    } catch is DecodingError {
      throw Failure(client: name, order: order)
    }
  }

  private func line() throws -> Data {
    let end = UInt8(ascii: "\n")
    while !pending.contains(end) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(client: name, order: nil) }
      pending.append(more)
    }
    defer { pending = Data(pending.drop { $0 != end }.dropFirst()) }
    return Data(pending.prefix { $0 != end })
  }

  struct Failure: Error, CustomStringConvertible {
    var client: String
    /// Nil if it has ended.
    var order: String?
    var description: String {
      order.map { "the client \(client) doesn't do “\($0)”" } ?? "the client \(client) has ended"
    }
  }
}

/// What an order took of a client.
public struct Took: Decodable {
  var seconds: Double
  /// Seconds of processor time.
  var processor: Double
  /// Nanoseconds that each message was under way.
  public var latencies: [Double]?
  /// Bytes by which the client grew for what it was ordered to hold open.
  var memory: Double?
}
