/// The options of `bindery mock`.
package struct MockOptions: Equatable {
  /// The treatment of requests that violate the document.
  package enum Validation: String, CaseIterable, Sendable {
    case all, documented, none
  }

  /// A fault, and the part of the requests that get it.
  package struct Fault: Equatable, Sendable {
    /// `close`, `reset`, `garbled`, `half`, `stall`, or a status from 500 to 599.
    package var kind: String
    package var rate: Double
  }

  /// The OpenAPI document, or AsyncAPI documents, or both.
  package private(set) var documents: [String] = []
  /// HAR files, and folders with them.
  package private(set) var recordings: [String] = []
  /// The port to listen on; 0 for one that the system chooses.
  package private(set) var port: UInt16 = 0
  package private(set) var seed: UInt64 = 0
  package private(set) var validation = Validation.all
  /// The range of delays in milliseconds; nil for none.
  package private(set) var delay: ClosedRange<Int>?
  package private(set) var faults: [Fault] = []
  /// The URL that webhooks are sent to.
  package private(set) var webhookURL: String?
  /// Whether AsyncAPI documents describe the client, and not the service.
  package private(set) var describesClient = false
  var common = CommonOptions()

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var words = Words(arguments)
    while let word = try words.next() {
      switch word {
      case .operand(let path): documents.append(path)
      case .option(let option):
        if try common.take(option, &words) { continue }
        try take(option, &words)
      }
    }
    if documents.isEmpty {
      throw UsageError("missing document; usage: bindery mock SPEC... [options]")
    }
    if !common.selection.isEmpty {
      throw UsageError("mock answers requests of all operations; none can be selected")
    }
    describesClient = describesClient || common.isApplication
  }

  private mutating func take(_ option: String, _ words: inout Words) throws(UsageError) {
    switch option {
    case "--recordings": recordings.append(try words.value(of: option))
    case "--listen": port = try words.port(of: option)
    case "--seed": seed = try Self.seed(words.onlyValue(of: option))
    case "--validation": validation = try words.namedValue(of: option)
    case "--delay": delay = try Self.delay(words.onlyValue(of: option))
    case "--fault": faults.append(try Self.fault(words.value(of: option)))
    case "--webhooks": webhookURL = try Self.url(words.onlyValue(of: option))
    case "--role": describesClient = try Self.describesClient(words.onlyValue(of: option))
    default: throw UsageError(unknown: option, of: "mock")
    }
  }

  private static func seed(_ text: String) throws(UsageError) -> UInt64 {
    guard let seed = UInt64(text) else {
      throw UsageError("--seed must be a number from 0 to \(UInt64.max), not “\(text)”")
    }
    return seed
  }

  private static func url(_ text: String) throws(UsageError) -> String {
    guard text.hasPrefix("http://") || text.hasPrefix("https://") else {
      throw UsageError("--webhooks must be a URL of HTTP, not “\(text)”")
    }
    return text
  }

  private static func describesClient(_ text: String) throws(UsageError) -> Bool {
    guard ["client", "application"].contains(text) else {
      throw UsageError("--role must be client or application, not “\(text)”")
    }
    return text == "application"
  }

  private static func delay(_ text: String) throws(UsageError) -> ClosedRange<Int> {
    let bounds = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(bounds.count), let least = bounds[0],
      let most = bounds[bounds.count - 1],
      (0...60_000).contains(least), (least...max(least, 60_000)).contains(most)
    else {
      throw UsageError(
        "--delay must be milliseconds up to 60000, such as 200 or 50-200, not “\(text)”"
      )
    }
    return least...most
  }

  private static func fault(_ text: String) throws(UsageError) -> Fault {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let isKnown =
      ["close", "reset", "garbled", "half", "stall"].contains(parts[0])
      || Int(parts[0]).map { (500...599).contains($0) } == true
    guard isKnown, parts.count == 2, let rate = Double(parts[1]), (0...1).contains(rate) else {
      throw UsageError(
        "--fault must be close, reset, garbled, half, stall or a status from 500 to 599, with a"
          + " rate from 0 to 1, such as 503=0.1, not “\(text)”"
      )
    }
    return Fault(kind: String(parts[0]), rate: rate)
  }
}
