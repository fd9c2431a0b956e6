/// The options of `bindery verify`.
package struct VerifyOptions: Equatable {
  /// The URL of the server for requests, whose path precedes that of each; nil if only sessions are
  /// played.
  package private(set) var server: String?
  /// The URL of the server for WebSocket sessions; nil for that of requests.
  package private(set) var socketServer: String?
  /// The documents and their recordings, and the report.
  private(set) var checked = CheckOptions()
  /// Whether requests and sessions are sent that may change the state of the server.
  private(set) var sendsUnsafeMethods = false
  /// The time that a response may take, in seconds.
  package private(set) var timeout = 30.0

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var words = Words(arguments)
    while let word = try words.next() {
      switch word {
      case .operand(let path): checked.documents.append(path)
      case .option(let option):
        if try checked.common.take(option, &words) { continue }
        if try checked.report.take(option, &words) { continue }
        try take(option, &words)
      }
    }
    if server == nil, socketServer == nil {
      throw UsageError("missing --server; usage: bindery verify --server URL [SPEC...]")
    }
    try checked.checkDocuments()
  }

  private mutating func take(_ option: String, _ words: inout Words) throws(UsageError) {
    switch option {
    case "--server": try takeServer(words.value(of: option))
    case "--recordings": checked.recordings = try words.onlyValue(of: option)
    case "--unsafe-methods": sendsUnsafeMethods = true
    case "--timeout": timeout = try Self.seconds(words.onlyValue(of: option))
    case "--all": checked.showsAll = true
    default: throw UsageError(unknown: option, of: "verify")
    }
  }

  private mutating func takeServer(_ url: String) throws(UsageError) {
    guard !url.contains(where: { "?#".contains($0) }), let scheme = url.firstRange(of: "://"),
      scheme.upperBound < url.endIndex
    else { throw .server }
    let key: WritableKeyPath<Self, String?>
    switch url[..<scheme.lowerBound] {
    case "http", "https": key = \.server
    case "ws", "wss": key = \.socketServer
    default: throw .server
    }
    guard self[keyPath: key] == nil else { throw UsageError("duplicate option --server") }
    self[keyPath: key] = url
  }

  private static func seconds(_ text: String) throws(UsageError) -> Double {
    guard let seconds = Double(text), seconds > 0, seconds <= 3600 else {
      throw UsageError("--timeout requires seconds, more than 0 and at most 3600, not “\(text)”")
    }
    return seconds
  }
}

extension UsageError {
  fileprivate static var server: UsageError {
    UsageError(
      "--server requires the URL of a server, as in https://shop.example or wss://shop.example"
    )
  }
}
