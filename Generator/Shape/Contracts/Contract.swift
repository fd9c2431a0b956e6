/// The contract tests of a service, which its recordings imply.
public struct Contract: Hashable, Sendable {
  public var cases: [Case]
  /// The recorded webhooks and callbacks.
  public var events: [Event]
  /// The recorded messages of channels, with an element for each direction of each channel.
  public var traffic: [Traffic]
  /// The recorded sessions of clients of channels.
  public var sessions: [Session]
  /// The values with which recorded sessions were opened.
  public var openings: [Opening]
  /// The sessions that no player can replay, because they have no annotations.
  public var unreplayed: [Entry]
  /// The entries without a case, which have been reported.
  public var unproven: [Entry]
  /// The entries with a case that don't state their operation.
  public var matched: [Entry]
  /// The described statuses, for the completeness test.
  public var expectations: [Expectation]
  /// The described webhooks and callbacks, for the completeness test.
  public var expectedEvents: [EventExpectation]
  /// The parts that need a recording, for the completeness test; nil for all.
  public var requirements: [Requirement]?
  /// A JSON Schema with the schemas of all bodies of cases in its `$defs`.
  public var schemas: Literal
  /// The rules for removing secrets from recordings that replays write.
  public var redaction = Redaction()

  public init(
    cases: [Case],
    events: [Event] = [],
    traffic: [Traffic] = [],
    sessions: [Session] = [],
    openings: [Opening] = [],
    unreplayed: [Entry] = [],
    unproven: [Entry] = [],
    matched: [Entry] = [],
    expectations: [Expectation],
    expectedEvents: [EventExpectation] = [],
    requirements: [Requirement]? = nil,
    schemas: Literal
  ) {
    self.cases = cases
    self.events = events
    self.traffic = traffic
    self.sessions = sessions
    self.openings = openings
    self.unreplayed = unreplayed
    self.unproven = unproven
    self.matched = matched
    self.expectations = expectations
    self.expectedEvents = expectedEvents
    self.requirements = requirements
    self.schemas = schemas
  }

  /// A kind of described parts of which each needs a recording or an exception.
  public enum Requirement: String, Hashable, Sendable, CaseIterable {
    case operations, statuses, messages
  }

  /// The location of an entry in the recordings.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file below the folder of recordings.
    public var recording: String
    /// The index in the file.
    public var entry: Int

    public init(recording: String, entry: Int) {
      self.recording = recording
      self.entry = entry
    }

    public var description: String { "\(recording) #\(entry)" }
  }

  /// A recorded webhook or callback.
  public struct Event: Hashable, Sendable {
    public var webhook: Webhook.ID
    public var entry: Entry
    /// The key under `$defs` of the schema of the recorded body.
    public var schema: String?

    public init(webhook: Webhook.ID, entry: Entry, schema: String? = nil) {
      self.webhook = webhook
      self.entry = entry
      self.schema = schema
    }
  }

  /// The test case of an entry of a recording.
  public struct Case: Hashable, Sendable {
    public var operation: Operation.ID
    public var entry: Entry
    /// The recorded values of the operation's parameters.
    public var arguments: [Argument]
    /// The credentials of the recorded request.
    public var credentials: [Secret]
    /// The path of the server that the request was sent to; nil for that of the client's default.
    public var basePath: String?
    public var body: RecordedBody?
    public var status: Int
    /// The key under `$defs` of the schema of the recorded body; nil without a body.
    public var schema: String?
    public var tolerance: Tolerance

    public init(
      operation: Operation.ID,
      entry: Entry,
      arguments: [Argument],
      credentials: [Secret] = [],
      body: RecordedBody? = nil,
      status: Int,
      schema: String? = nil,
      tolerance: Tolerance = Tolerance()
    ) {
      self.operation = operation
      self.entry = entry
      self.arguments = arguments
      self.credentials = credentials
      self.body = body
      self.status = status
      self.schema = schema
      self.tolerance = tolerance
    }
  }

  /// The recorded value of a parameter.
  public struct Argument: Hashable, Sendable {
    public var location: Parameter.Location
    public var key: String
    public var value: Literal

    public init(location: Parameter.Location, key: String, value: Literal) {
      self.location = location
      self.key = key
      self.value = value
    }
  }

  /// The recorded secret of a credential scheme, such as `user:password` for `basic`.
  public struct Secret: Hashable, Sendable {
    public var scheme: CredentialScheme.ID
    public var value: String

    public init(scheme: CredentialScheme.ID, value: String) {
      self.scheme = scheme
      self.value = value
    }
  }

  /// A described status of an operation, which needs a recording or a reason for its absence.
  public struct Expectation: Hashable, Sendable {
    public var operation: Operation.ID
    public var status: Response.Status
    public var exception: String?

    public init(operation: Operation.ID, status: Response.Status, exception: String? = nil) {
      self.operation = operation
      self.status = status
      self.exception = exception
    }
  }

  /// A described webhook or callback, which needs a recording or a reason for its absence.
  public struct EventExpectation: Hashable, Sendable {
    public var name: String
    /// The operation of a callback; nil for a webhook.
    public var operation: Operation.ID?
    public var method: String
    public var exception: String?

    public init(
      name: String,
      operation: Operation.ID? = nil,
      method: String,
      exception: String? = nil
    ) {
      self.name = name
      self.operation = operation
      self.method = method
      self.exception = exception
    }
  }
}
