/// What recordings promise about a service: the contract tests, before they are Swift.
public struct Contract: Hashable, Sendable {
  public var cases: [Case]
  /// What the service was recorded to send.
  public var events: [Event]
  /// What was recorded to travel through channels, a value for each way of each.
  public var traffic: [Traffic]
  /// What clients of channels were recorded to do.
  public var sessions: [Session]
  /// The entries from which no case can be made, as a warning has said.
  public var unproven: [Entry]
  /// Every status that the document describes, for the test of completeness.
  public var expectations: [Expectation]
  /// Every webhook and callback that the document describes, for the same test.
  public var expectedEvents: [EventExpectation]
  /// One JSON Schema whose `$defs` hold the schema of every body that a case can meet.
  public var schemas: Literal

  public init(
    cases: [Case],
    events: [Event] = [],
    traffic: [Traffic] = [],
    sessions: [Session] = [],
    unproven: [Entry] = [],
    expectations: [Expectation],
    expectedEvents: [EventExpectation] = [],
    schemas: Literal
  ) {
    self.cases = cases
    self.events = events
    self.traffic = traffic
    self.sessions = sessions
    self.unproven = unproven
    self.expectations = expectations
    self.expectedEvents = expectedEvents
    self.schemas = schemas
  }

  /// Where in the recordings an entry stands.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// The file below the folder of recordings.
    public var recording: String
    /// The position in its file, from 0.
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
    /// The key under `$defs` of the schema that the recorded body satisfies.
    public var schema: String?

    public init(webhook: Webhook.ID, entry: Entry, schema: String? = nil) {
      self.webhook = webhook
      self.entry = entry
      self.schema = schema
    }
  }

  /// What one entry of a recording promises.
  public struct Case: Hashable, Sendable {
    public var operation: Operation.ID
    public var entry: Entry
    /// What the recorded request says for each parameter of the operation.
    public var arguments: [Argument]
    /// The secrets that the recorded request carried.
    public var credentials: [Secret]
    public var body: RecordedBody?
    public var status: Int
    /// The key under `$defs` of the schema that the recorded body satisfies; none without a body.
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

  /// What a recorded request said for one parameter.
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

  /// What a recorded request carried for a credential scheme; for `basic`, `user:password`.
  public struct Secret: Hashable, Sendable {
    public var scheme: CredentialScheme.ID
    public var value: String

    public init(scheme: CredentialScheme.ID, value: String) {
      self.scheme = scheme
      self.value = value
    }
  }

  /// A status of an operation that wants a recording, or a reason why there is none.
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

  /// What the service sends that wants a recording, or a reason why there is none.
  public struct EventExpectation: Hashable, Sendable {
    public var name: String
    /// The operation whose callback it is; none for a webhook.
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
