/// When there is a connection: what happens, what is so, and what follows from both.
///
/// A specification writes it down as a table, from which its conforming type is generated.
public protocol ConnectionLifecycle: Sendable {
  /// What happens.
  associatedtype Input: Hashable, Sendable
  /// What is so until an input changes it; nothing is in the beginning.
  associatedtype State: LifecycleState
  /// What is asked of others whenever an input comes.
  associatedtype Condition: Hashable, Sendable

  /// What an input does: of its rules the first counts for which all is as it says.
  static var rules: [LifecycleRule<Self>] { get }
}

/// What is so for a while, above all that there is a connection.
public protocol LifecycleState: Hashable, Sendable {
  /// There is a connection, or one is being made.
  static var connected: Self { get }
}

/// What an input does where all is as the rule says.
public struct LifecycleRule<Lifecycle: ConnectionLifecycle>: Hashable, Sendable {
  /// What it is about.
  public var input: Lifecycle.Input
  /// What must be so, and what must not.
  public var states: [Lifecycle.State: Bool]
  /// What must hold of the conditions, and what must not.
  public var conditions: [Lifecycle.Condition: Bool]
  /// What is so afterwards, and what isn't; the rest stays as it is.
  public var changes: [Lifecycle.State: Bool]

  /// A rule as the table has it: what is left out doesn't matter, and doesn't change.
  public static func on(
    _ input: Lifecycle.Input,
    while states: [Lifecycle.State: Bool] = [:],
    given conditions: [Lifecycle.Condition: Bool] = [:],
    set changes: [Lifecycle.State: Bool] = [:]
  ) -> Self {
    Self(input: input, states: states, conditions: conditions, changes: changes)
  }

  func fits(
    _ input: Lifecycle.Input,
    _ states: Set<Lifecycle.State>,
    _ conditions: Set<Lifecycle.Condition>
  ) -> Bool {
    self.input == input
      && self.states.allSatisfy { states.contains($0.key) == $0.value }
      && self.conditions.allSatisfy { conditions.contains($0.key) == $0.value }
  }
}
