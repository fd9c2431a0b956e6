/// The lifecycle of a connection: the inputs, states and rules that decide when it is open.
///
/// An AsyncAPI document declares it as a table, from which the conforming type is generated.
public protocol ConnectionLifecycle: Sendable {
  /// An event in the app, such as a screen that appears.
  associatedtype Input: Hashable, Sendable
  /// A state that holds until an input changes it; initially, none holds.
  associatedtype State: LifecycleState
  /// A condition that is evaluated with each input.
  associatedtype Condition: Hashable, Sendable

  /// The rules; the first that matches an input, the states and the conditions applies.
  static var rules: [LifecycleRule<Self>] { get }
}

/// A state of a lifecycle; `connected` is one of them.
public protocol LifecycleState: Hashable, Sendable {
  /// A connection is open, or is being opened.
  static var connected: Self { get }
}

/// The changes that an input causes, given states and conditions.
public struct LifecycleRule<Lifecycle: ConnectionLifecycle>: Hashable, Sendable {
  /// The input that the rule matches.
  public var input: Lifecycle.Input
  /// The states that must hold (true) or must not hold (false).
  public var states: [Lifecycle.State: Bool]
  /// The conditions that must hold (true) or must not hold (false).
  public var conditions: [Lifecycle.Condition: Bool]
  /// The states that hold afterwards (true) or no longer hold (false); others do not change.
  public var changes: [Lifecycle.State: Bool]

  /// Creates a rule; it ignores states and conditions that are omitted.
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
