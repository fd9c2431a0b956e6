import Foundation

/// A client in its own process, so that its processor time is measured separately.
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

  /// Sends a command to the client; returns its measurements, which it prints as a line of JSON.
  /// - Parameter whenReady: Called when the client prints `ready`; nil for a command without it.
  public func obey(_ order: String, whenReady: (() throws -> Void)? = nil) throws -> Measurements {
    input.fileHandleForWriting.write(Data("\(order)\n".utf8))
    if let whenReady {
      guard try line() == Data("ready".utf8) else { throw Failure(client: name, order: order) }
      try whenReady()
    }
    do {
      return try JSONDecoder().decode(Measurements.self, from: line())
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
    /// The command; nil if the client has ended.
    var order: String?
    var description: String {
      order.map { "the client \(client) doesn't do “\($0)”" } ?? "the client \(client) has ended"
    }
  }
}

/// The measurements of a command.
public struct Measurements: Decodable {
  var seconds: Double
  /// The processor time, in seconds.
  var processor: Double
  /// The latency of each message, in nanoseconds.
  public var latencies: [Double]?
  /// The growth of the client's memory for open connections, in bytes.
  var memory: Double?
}
