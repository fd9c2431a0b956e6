extension ConnectionPolicies {
  /// The rules that determine when a client is connected: `x-lifecycle`.
  public struct Lifecycle: Hashable, Sendable {
    /// The state of each lifecycle that is true while there is a connection.
    public static let connected = "connected"

    public var inputs: [Word]
    public var states: [Word]
    public var conditions: [Word]
    public var rules: [Rule]
    public var examples: [Example]

    public init(
      inputs: [Word],
      states: [Word],
      conditions: [Word],
      rules: [Rule],
      examples: [Example]
    ) {
      self.inputs = inputs
      self.states = states
      self.conditions = conditions
      self.rules = rules
      self.examples = examples
    }

    /// The name of an input, a state or a condition.
    public struct Word: Hashable, Sendable {
      public var name: String
      public var meaning: String?
      public var origin: Origin

      public init(name: String, meaning: String?, origin: Origin) {
        self.name = name
        self.meaning = meaning
        self.origin = origin
      }
    }

    /// A state or condition with its Boolean value.
    public struct Flag: Hashable, Sendable {
      public var word: String
      public var holds: Bool

      public init(word: String, holds: Bool) {
        self.word = word
        self.holds = holds
      }
    }

    /// The changes that an input causes, given states and conditions.
    public struct Rule: Hashable, Sendable {
      public var input: String
      public var states: [Flag]
      public var conditions: [Flag]
      public var changes: [Flag]

      public init(input: String, states: [Flag], conditions: [Flag], changes: [Flag]) {
        self.input = input
        self.states = states
        self.conditions = conditions
        self.changes = changes
      }
    }

    /// A sequence of inputs, and whether there is a connection after them.
    public struct Example: Hashable, Sendable {
      public var name: String
      /// The conditions that are true all the time.
      public var conditions: [String]
      public var inputs: [String]
      public var isConnected: Bool

      public init(name: String, conditions: [String], inputs: [String], isConnected: Bool) {
        self.name = name
        self.conditions = conditions
        self.inputs = inputs
        self.isConnected = isConnected
      }
    }
  }
}
