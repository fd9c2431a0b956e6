/// The reactions to the end of a connection, by close code; over HTTP, by status.
public struct CloseCodePolicy: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The rules, the most specific first.
  public var rules: [Rule]

  /// Creates a policy from rules, the most specific first.
  public init(_ rules: [Rule]) { self.rules = rules }

  public init(arrayLiteral rules: Rule...) { self.rules = rules }

  /// The first rule for a code; nil if none matches, in which case the client backs off.
  public subscript(code: Int) -> Rule? { rules.first { $0.codes.contains(code) } }

  /// Returns the reaction of the first matching rule; `backOff` without a code or a rule.
  public func reaction(to code: Int?) -> Reaction {
    code.flatMap { self[$0] }?.reaction ?? .backOff
  }

  /// The reaction of a client to a code.
  public enum Reaction: Hashable, Sendable {
    /// It does not reconnect.
    case stop
    /// It reconnects immediately, and backs off if that fails.
    case reconnect
    /// It waits before it reconnects.
    case backOff
    /// It keeps the connection and ignores the code.
    case stay
  }

  /// The reaction to a code or a range of codes.
  public struct Rule: Hashable, Sendable {
    /// The codes that the rule matches; codes from 100 to 599 are HTTP statuses.
    public var codes: ClosedRange<Int>
    /// The reaction of the client.
    public var reaction: Reaction
    /// The minimum delay before reconnecting, even if the back-off is shorter.
    public var after: Duration?
    /// The name of the code in the AsyncAPI document.
    public var name: String?
    /// The description of the code in the AsyncAPI document.
    public var meaning: String?

    /// Creates a rule for a range of codes.
    public static func codes(
      _ codes: ClosedRange<Int>,
      _ reaction: Reaction,
      after: Duration? = nil,
      name: String? = nil,
      meaning: String? = nil
    ) -> Rule {
      Rule(codes: codes, reaction: reaction, after: after, name: name, meaning: meaning)
    }

    /// Creates a rule for one code.
    public static func code(
      _ code: Int,
      _ reaction: Reaction,
      after: Duration? = nil,
      name: String? = nil,
      meaning: String? = nil
    ) -> Rule {
      codes(code...code, reaction, after: after, name: name, meaning: meaning)
    }
  }
}
