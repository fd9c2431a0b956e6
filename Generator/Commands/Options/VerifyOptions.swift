/// The options of `bindery verify`.
package struct VerifyOptions: Equatable {
  /// The URL of the server, whose path precedes that of each request.
  package private(set) var server = ""
  /// The documents and their recordings, and the report.
  private(set) var checked = CheckOptions()
  /// Whether requests are sent whose methods may change the state of the server.
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
    if server.isEmpty {
      throw UsageError("missing --server; usage: bindery verify --server URL [SPEC...]")
    }
    try checked.checkDocuments()
  }

  private mutating func take(_ option: String, _ words: inout Words) throws(UsageError) {
    switch option {
    case "--server": server = try words.onlyValue(of: option)
    case "--recordings": checked.recordings = try words.onlyValue(of: option)
    case "--unsafe-methods": sendsUnsafeMethods = true
    case "--timeout": timeout = try Self.seconds(words.onlyValue(of: option))
    case "--all": checked.showsAll = true
    default: throw UsageError(unknown: option, of: "verify")
    }
  }

  private static func seconds(_ text: String) throws(UsageError) -> Double {
    guard let seconds = Double(text), seconds > 0, seconds <= 3600 else {
      throw UsageError("--timeout requires seconds, more than 0 and at most 3600, not “\(text)”")
    }
    return seconds
  }
}
