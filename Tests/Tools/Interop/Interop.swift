import BinderyRuntime
import Foundation

/// A client of a service that executes commands in lines of JSON, for programs in other languages.
///
///     Interop pubnub ORIGIN USER none|aes|legacy
///     Interop pusher ORIGIN USER
///
/// An input line is such as `{"do": "publish", "channel": "c", "message": 1}`; an output line is
/// the result, or `{"error": "reason"}`.
@main
struct Interop {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    var client: any CommandClient
    switch (words.first, words.count) {
    case ("pubnub", 4): client = PubNubClient(words[1], words[2], words[3])
    case ("pusher", 3): client = PusherClient(words[1], words[2])
    default:
      FileHandle.standardError.write(Data("usage: Interop pubnub|pusher ORIGIN USER …\n".utf8))
      exit(2)
    }
    while let line = readLine() {
      print(await client.answer(line))
      fflush(nil)
    }
  }
}

/// A client that executes commands.
protocol CommandClient {
  mutating func execute(_ command: JSONValue) async throws -> JSONValue
}

extension CommandClient {
  fileprivate mutating func answer(_ line: String) async -> JSONValue {
    do {
      return try await execute(try JSONValue(parsing: line))
    } catch {
      return ["error": .string("\(error)")]
    }
  }
}

/// An error for an unknown command.
struct UnknownCommand: Error {}
