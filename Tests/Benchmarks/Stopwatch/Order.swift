import Foundation

/// What a client of a benchmark is told in a line: a verb, and words, of which some are numbers.
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

/// An order that a client doesn't know.
public struct UnknownOrder: Error { public init() {} }

/// Does what each line of the standard input orders, and says what it took in a line of JSON.
public func obeyOrders(_ obey: @Sendable (Order) async throws -> String) async throws {
  while let line = readLine() {
    let took = try await obey(Order(line))
    FileHandle.standardOutput.write(Data("{\(took)}\n".utf8))
  }
}
