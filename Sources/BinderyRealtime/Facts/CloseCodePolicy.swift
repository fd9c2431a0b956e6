/// What to do when a connection ends, by its code; over HTTP, by the answer's status.
public struct CloseCodePolicy: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The most special first.
  public var rules: [Rule]

  /// The most special first.
  public init(_ rules: [Rule]) { self.rules = rules }

  public init(arrayLiteral rules: Rule...) { self.rules = rules }

  /// The first that fits; nil where none does, which means to back off.
  public subscript(code: Int) -> Rule? { rules.first { $0.codes.contains(code) } }

  /// The first that fits counts; a client backs off where none does, or there was no code.
  public func reaction(to code: Int?) -> Reaction {
    code.flatMap { self[$0] }?.reaction ?? .backOff
  }

  /// What a client does.
  public enum Reaction: Hashable, Sendable {
    /// It doesn't connect again in the same way.
    case stop
    /// It connects again at once, and backs off when that fails.
    case reconnect
    /// It waits before it connects again.
    case backOff
    /// It goes on as if nothing had happened.
    case stay
  }

  /// What a code, or each of a range of codes, means for a connection.
  public struct Rule: Hashable, Sendable {
    /// Those that it is about; statuses from 100 to 599 are of HTTP.
    public var codes: ClosedRange<Int>
    /// What the client does when one comes.
    public var reaction: Reaction
    /// The least wait before connecting again, whatever the back-off says.
    public var after: Duration?
    /// The specification's name for it.
    public var name: String?
    /// What it means, in words.
    public var meaning: String?

    /// What each code of a range means.
    public static func codes(
      _ codes: ClosedRange<Int>,
      _ reaction: Reaction,
      after: Duration? = nil,
      name: String? = nil,
      meaning: String? = nil
    ) -> Rule {
      Rule(codes: codes, reaction: reaction, after: after, name: name, meaning: meaning)
    }

    /// What one code means.
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
