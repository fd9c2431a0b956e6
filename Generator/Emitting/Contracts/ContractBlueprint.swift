import Shape
import SwiftSource

/// The contract tests of a client as they will be printed.
struct ContractBlueprint {
  var document: String
  var module: SwiftName
  /// Those beside it.
  var modules: [SwiftName]
  var client: SwiftName
  /// Whether the document leaves the host of its servers open.
  var needsServer: Bool
  /// What the client itself is to hold: servers, credentials and constants.
  var facts: ClientContract
  /// The way from the tests' folder to the recordings.
  var recordings: String
  var schemas: Literal
  var operations: [OperationContract]
  var webhooks: [WebhookContract]
  var channels: [ChannelContract]
  var lifecycles: [LifecycleContract]
  /// None where nobody plays.
  var replay: ReplayContract?
  /// Whether there is no client to test.
  var hasOnlyChannels: Bool
  var expectations: [Contract.Expectation]
  var expectedEvents: [Contract.EventExpectation]
  var tags: [Operation.ID: SwiftName]
  /// Such as `history.har #0`, as the test of completeness counts what has a case.
  var entries: [String]
  /// Entries that are recorded and can't be proven, as a warning said.
  var unproven: [String]
}

extension ContractBlueprint {
  /// The client as an app makes it, without credentials.
  var plainClient: Source { ClientContract.client(client, needsServer: needsServer, []) }
}

/// What the document states about the client as a whole.
struct ClientContract {
  /// An expression for each server, and its URL.
  var servers: [(server: Source, url: String)]
  /// The client with one of its credentials, the name of its scheme, and the credential.
  var credentials: [(client: Source, scheme: String, credential: Source?)]
  /// The types of enumerations, and their values.
  var constants: [(type: TypeReference, values: [Source])]

  static func client(
    _ name: SwiftName,
    needsServer: Bool,
    _ credentials: [Source]
  ) -> Source {
    let arguments: [Source?] = [
      needsServer ? "server: \(Source.serverURL(documented: "https://localhost"))" : nil,
      credentials.isEmpty ? nil : "credentials: .init(\(list: credentials, \.self))",
    ]
    return "\(name)(\(list: arguments.compactMap(\.self), \.self))"
  }
}

/// The cases of one operation.
struct OperationContract {
  var id: String
  var className: SwiftName
  var request: RequestBlueprint
  var cases: [CaseBlueprint]
  /// The arguments of a `ContractSample` for each documented status that no recording has.
  var samples: [[Source]]
  var answers: [ContractAnswerBlueprint]
}

/// The recordings of one webhook or callback.
struct WebhookContract {
  var className: SwiftName
  /// The enumeration of which it is a case.
  var event: Source
  var webhook: WebhookBlueprint
  /// What its body may be; none when it has none.
  var bodies: [(name: SwiftName?, content: Content)]
  var isOptionalBody: Bool
  var headers: [(key: String, value: Source)]
  var query: [(key: String, value: Source)]
  /// The arguments of each `ContractEvent`.
  var cases: [[Source]]
}

/// What was recorded of one channel.
struct ChannelContract {
  var className: SwiftName
  /// What comes, and what is sent, as far as the document has it.
  var traffic: [TrafficContract]
}

/// What a document promises of connections to one channel.
struct LifecycleContract {
  var className: SwiftName
  var type: TypeReference
  var lifecycle: LifecycleBlueprint
}

/// What was recorded of one way through a channel.
struct TrafficContract {
  var channel: String
  /// The choice of messages.
  var event: TypeReference
  var traffic: Contract.Traffic
}

/// What clients were recorded to do, and who does it again.
struct ReplayContract {
  /// The hand-written type among the tests.
  var player: SwiftName
  var sessions: [SessionBlueprint]
  /// The reasons why some aren't replayed, by the entries.
  var exceptions: [(entry: String, reason: String)]
}

/// The test of what one client was recorded to do.
struct SessionBlueprint {
  var method: SwiftName
  var documentation: DocumentationText
  var entry: Contract.Entry
}

struct CaseBlueprint {
  /// The arguments of `ContractCase`.
  var facts: [Source]
  /// The arguments of the client's method.
  var arguments: [Source]
}

/// A branch of the closure that writes an answer back.
struct ContractAnswerBlueprint {
  /// What of the outcome it is about: `.failure(.notFound(let body))`.
  var pattern: Source
  var status: Source
  /// The expression of the body; none when there is none.
  var body: Source?
  var form: ResponseBlueprint.Form?
  /// The documented headers and the expressions of their values.
  var headers: [(key: String, value: Source)] = []
  /// The statuses that have cases of their own, where this one is of a range or of all others.
  var others: [Int] = []
  /// The hundreds whose ranges have cases of their own, where this one is of all others.
  var otherHundreds: [Int] = []
}
