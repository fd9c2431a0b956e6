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
    var arguments = arguments[...]
    guard let verb = arguments.popFirst() else {
      self = .help(.overview)
      return
    }
    let asksForHelp = arguments.contains { $0 == "--help" || $0 == "-h" }
    switch verb {
    case "help", "--help", "-h": self = .help(try Help(about: arguments.first))
    case "demo" where asksForHelp: self = .help(.demo)
    case "demo": self = try Self.demo(of: arguments)
    case "pubnub" where asksForHelp: self = .help(.pubNub)
    case "pubnub": self = .pubNub(try PubNubOptions(arguments))
    case "pusher" where asksForHelp: self = .help(.pusher)
    case "pusher": self = .pusher(try PusherOptions(arguments))
    case "chatcenter" where asksForHelp: self = .help(.chatCenter)
    case "chatcenter": self = .chatCenter(try ChatCenterOptions(arguments))
    default: throw Help.unknown(verb)
    }
  }
}

extension Command {
  private static func demo(of arguments: ArraySlice<String>) throws(UsageError) -> Command {
    switch Array(arguments) {
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
