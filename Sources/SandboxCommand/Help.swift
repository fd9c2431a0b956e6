/// The texts of `--help`, by command.
enum Help: String, CaseIterable {
  case overview
  case pubNub = "pubnub"
  case pusher
  case chatCenter = "chatcenter"
  case demo

  /// Creates the topic of `sandbox help VERB`.
  init(about verb: String?) throws(UsageError) {
    guard let verb else {
      self = .overview
      return
    }
    guard let help = Help(rawValue: verb), help != .overview else { throw Help.unknown(verb) }
    self = help
  }

  var text: String {
    switch self {
    case .overview: Self.overviewText
    case .pubNub: Self.pubNubText
    case .pusher: Self.pusherText
    case .chatCenter: Self.chatCenterText
    case .demo: Self.demoText
    }
  }

  static func unknown(_ verb: String) -> UsageError {
    let names = allCases.dropFirst().map(\.rawValue).joined(separator: ", ")
    return UsageError("unknown command “\(verb)”; the commands are \(names) and help")
  }

  private static let overviewText = """
    sandbox runs local versions of services, to develop and test clients without an
    account or network.

    USAGE
      sandbox pubnub [options]    a local PubNub
      sandbox pusher [options]    a local Pusher Channels
      sandbox chatcenter [options]
                                  a local Chat Center, with an assumed protocol
      sandbox demo pubnub         two clients that chat on a local PubNub
      sandbox demo pusher         two clients on a local Pusher Channels
      sandbox demo chatcenter     a client and an operator on a local Chat Center
      sandbox help VERB

    EXAMPLES
      sandbox pubnub
          Listens on http://127.0.0.1:8090, prints each request, and ends with Control-C.
      sandbox pusher --key k --secret s --app-id 7
          Listens on http://127.0.0.1:8091, for clients and for the app's server.
      sandbox chatcenter --set keepSocketActive=true
          Listens on http://127.0.0.1:8092, with an operator who answers after a second.
      sandbox demo pubnub
          Shows presence, messages and history in one terminal, and ends by itself.
      sandbox help pubnub
          Lists the options, the faults and the differences from the real service.

    EXIT STATUS
      0  ended by Control-C or SIGTERM
      1  can't listen, for example because the port is in use
      2  invalid arguments
    """

  private static let demoText = """
    Shows clients of a local service in one terminal, without an account or network, and ends
    by itself.

    USAGE
      sandbox demo pubnub    presence, messages in both directions, and the history
      sandbox demo pusher    presence, client events, events of the app's server, and a cache
                             channel
      sandbox demo chatcenter
                             the company's settings, a dialog with an operator, a survey, and
                             the history
    """
}
