import Shape
import SwiftSource

/// The contract tests of a client.
struct ContractBlueprint {
  var document: String
  var module: SwiftName
  /// The other modules of the bindings.
  var modules: [SwiftName]
  var client: SwiftName
  /// The server of the client, whose host the document doesn't state; nil if it does.
  var server: Source?
  var clientContract: ClientContract
  /// The path from the tests' folder to the recordings.
  var recordings: String
  /// The paths from the tests' folder to the documents.
  var documents: [String]
  var schemas: Literal
  var operations: [OperationContract]
  var webhooks: [WebhookContract]
  var channels: [ChannelContract]
  var lifecycles: [LifecycleContract]
  /// The channels that the client connects, with recorded messages.
  var routed: [RoutedChannel]
  /// The servers of these channels.
  var realtimeServers: [Source]
  /// Nil without a player.
  var replay: ReplayContract?
  var redaction: Contract.Redaction
  /// Whether the document has no operations, so that there is no client to test.
  var hasOnlyChannels: Bool
  var expectations: [Contract.Expectation]
  var expectedEvents: [Contract.EventExpectation]
  /// The argument with the parts that need a recording; none for all.
  var requirement: [Source]
  var tags: [Operation.ID: SwiftName]
  /// The recorded entries that have a case, such as `history.har #0`.
  var entries: [String]
  /// The entries that don't state their operation, such as `browser.har #0`, with its ID.
  var matched: [(entry: String, operation: String)]
  /// The recorded entries that can't be proven, each of which has a warning.
  var unproven: [String]
}

extension ContractBlueprint {
  /// The expression that creates the client without credentials.
  var plainClient: Source { ClientContract.client(client, server: server, []) }
}

/// The servers, credentials and constants that the document declares.
struct ClientContract {
  /// An expression for each server, and its URL.
  var servers: [(server: Source, url: String)]
  /// The client with one credential, the name of its security scheme, and the credential.
  var credentials: [(client: Source, scheme: String, credential: Source?)]
  var constants: [Constants]

  /// The type of an enumeration, and its values.
  struct Constants {
    var type: TypeReference
    var values: [Source]
    /// Whether the type, or one that contains it, is deprecated.
    var isDeprecated: Bool
  }

  static func client(
    _ name: SwiftName,
    server: Source?,
    _ credentials: [Source]
  ) -> Source {
    let arguments: [Source?] = [
      server.map { "server: \($0)" },
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
  var branches: [OutcomeBranchBlueprint]
}

/// The test of one webhook or callback.
struct WebhookContract {
  var className: SwiftName
  /// The enumeration that has a case for it.
  var event: Source
  var webhook: WebhookBlueprint
  /// The contents of its body; empty if it has no body.
  var bodies: [(name: SwiftName?, content: Content)]
  var hasOptionalBody: Bool
  var headers: [(key: String, value: Source)]
  var query: [(key: String, value: Source)]
  /// The arguments of each `ContractEvent`.
  var cases: [[Source]]
  var entries: [Contract.Entry]
}

/// The recorded messages of one channel.
struct ChannelContract {
  /// The type of the channel.
  var channel: SwiftName
  var className: SwiftName
  /// The directions that the document declares.
  var traffic: [TrafficContract]
}

/// The examples of connections to one channel.
struct LifecycleContract {
  var className: SwiftName
  var type: TypeReference
  var lifecycle: LifecycleBlueprint
}

/// The recorded messages of one direction of a channel.
struct TrafficContract {
  var channel: String
  /// The union of the messages.
  var event: TypeReference
  var traffic: Contract.Traffic
}

/// The recorded sessions of clients, and the type that replays them.
struct ReplayContract {
  /// The hand-written type that replays the sessions.
  var player: SwiftName
  var sessions: [SessionBlueprint]
  /// The entries that aren't replayed, and the reasons.
  var exceptions: [(entry: String, reason: String)]
}

/// The test that replays one recorded session.
struct SessionBlueprint {
  var method: SwiftName
  var documentation: DocumentationText
  var entry: Contract.Entry
}

/// A recorded call of an operation.
struct CaseBlueprint {
  /// The arguments of `ContractCase`.
  var caseArguments: [Source]
  /// The arguments of the client's method.
  var arguments: [Source]
}

/// A branch of the closure that turns an outcome back into an HTTP response.
struct OutcomeBranchBlueprint {
  /// The pattern of the outcome: `.failure(.notFound(let body))`.
  var pattern: Source
  var status: Source
  /// The expression of the body; nil without a body.
  var body: Source?
  var form: ResponseBlueprint.Form?
  /// The argument with the type in XML of each content that has one, by media type.
  var xmlTypes: [String: Source] = [:]
  /// The documented headers and the expressions of their values.
  var headers: [(key: String, value: Source)] = []
  /// The status codes with cases of their own, if this one is of a range or of all others.
  var otherStatuses: [Int] = []
  /// The hundreds of ranges with cases of their own, if this one is of all other statuses.
  var otherHundreds: [Int] = []
}
