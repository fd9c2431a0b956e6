/// A parsed command line.
enum Command: Equatable {
  case help(Help)
  case pubNub(PubNubOptions)
  case pusher(PusherOptions)
  case chatCenter(ChatCenterOptions)
  case demoPubNub
  case demoPusher
  case demoChatCenter

  /// Parses the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var words = arguments[...]
    guard let verb = words.popFirst() else {
      self = .help(.overview)
      return
    }
    let asksForHelp = words.contains { $0 == "--help" || $0 == "-h" }
    switch verb {
    case "help", "--help", "-h": self = .help(try Help(about: words.first))
    case "demo" where asksForHelp: self = .help(.demo)
    case "demo": self = try Self.demo(of: words)
    case "pubnub" where asksForHelp: self = .help(.pubNub)
    case "pubnub": self = .pubNub(try PubNubOptions(words))
    case "pusher" where asksForHelp: self = .help(.pusher)
    case "pusher": self = .pusher(try PusherOptions(words))
    case "chatcenter" where asksForHelp: self = .help(.chatCenter)
    case "chatcenter": self = .chatCenter(try ChatCenterOptions(words))
    default: throw Help.unknown(verb)
    }
  }
}

extension Command {
  private static func demo(of words: ArraySlice<String>) throws(UsageError) -> Command {
    switch Array(words) {
    case ["pubnub"]: .demoPubNub
    case ["pusher"]: .demoPusher
    case ["chatcenter"]: .demoChatCenter
    default:
      throw UsageError("a demo is of a service: sandbox demo pubnub, pusher or chatcenter")
    }
  }
}

/// An invalid command line; the process exits with 2.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
