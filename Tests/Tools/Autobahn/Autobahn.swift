import BinderyRealtime
import Foundation

/// The client that the Autobahn test suite's fuzzing server examines: it sends back what it gets.
///
///     Autobahn ws://127.0.0.1:9001 AGENT
@main
struct Autobahn {
  let server: String
  let agent: String

  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    guard words.count == 2, let server = words.first, let agent = words.last else {
      FileHandle.standardError.write(Data("usage: Autobahn URL AGENT\n".utf8))
      exit(2)
    }
    do {
      try await Autobahn(server: server, agent: agent).run()
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  func run() async throws {
    let count = try await caseCount()
    guard count > 0 else { return }
    var missed: [Int] = []
    for number in 1...count {
      if await !examine(number) { missed.append(number) }
      if number % 25 == 0 || number == count { report("\(number) of \(count)") }
    }
    try await WebSocket.connect(to: "\(server)/updateReports?agent=\(agent)").close()
    guard missed.isEmpty else { throw UnexaminedCases(numbers: missed) }
  }

  private func caseCount() async throws -> Int {
    for try await message in try await WebSocket.connect(to: "\(server)/getCaseCount").messages {
      if case .text(let text) = message, let count = Int(text) { return count }
    }
    throw CocoaError(.fileReadCorruptFile)
  }

  /// Returns whether the server could examine the client; whether it did well the server judges.
  private func examine(_ number: Int) async -> Bool {
    var options = WebSocketOptions()
    options.compression = WebSocketCompression()
    options.compression?.minimumSize = 0
    let url = "\(server)/runCase?case=\(number)&agent=\(agent)"
    do throws(WebSocketError) {
      let socket = try await WebSocket.connect(to: url, options)
      var messages = socket.messages.makeAsyncIterator()
      while let message = try await messages.next(isolation: nil) {
        try await socket.send(message)
      }
      await socket.close()
    } catch {
      switch error {
      case .violation, .closed, .transport(.connectionLost): break
      default:
        report("case \(number): \(error)")
        return false
      }
    }
    return true
  }

  private func report(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

/// Cases without a result, because they ended with an error of the client or its machine.
private struct UnexaminedCases: Error, CustomStringConvertible {
  let numbers: [Int]

  var description: String {
    "cases without a result: \(numbers.map(String.init).joined(separator: ", "))"
  }
}
