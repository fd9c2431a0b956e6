import BinderyRuntime
import Foundation

/// A client of a service that obeys lines of JSON, so that a program in another language can lead
/// it.
///
///     Interop pubnub ORIGIN USER none|aes|legacy
///     Interop pusher ORIGIN USER
///
/// A line in is such as `{"do": "publish", "channel": "c", "message": 1}`; a line out is what came
/// of it, or `{"error": "why"}`.
@main
struct Interop {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    var client: any LedClient
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

/// A client that does what it is told.
protocol LedClient {
  mutating func obey(_ order: JSONValue) async throws -> JSONValue
}

extension LedClient {
  fileprivate mutating func answer(_ line: String) async -> JSONValue {
    do {
      return try await obey(try JSONValue(parsing: line))
    } catch {
      return ["error": .string("\(error)")]
    }
  }
}

/// An order that a client doesn't know.
struct UnknownOrder: Error {}
