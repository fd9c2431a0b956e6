import Foundation

/// A command for a client of a benchmark, in a line: a verb, and words, some of them numbers.
public struct Order: Sendable {
  public let verb: String
  public let words: [String]

  public var numbers: [Int] { words.compactMap { Int($0) } }

  init(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    verb = words.first ?? ""
    self.words = Array(words.dropFirst())
  }
}

/// An error for an unknown command.
public struct UnknownOrder: Error { public init() {} }

/// Executes each line of the standard input, and prints the measurements as a line of JSON.
public func obeyOrders(_ obey: @Sendable (Order) async throws -> String) async throws {
  while let line = readLine() {
    let took = try await obey(Order(line))
    FileHandle.standardOutput.write(Data("{\(took)}\n".utf8))
  }
}
