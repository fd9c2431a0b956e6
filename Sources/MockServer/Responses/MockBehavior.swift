/// The behaviour of a mock server.
package struct MockBehavior: Sendable {
  /// The treatment of requests that violate the description.
  package enum Validation: String, CaseIterable, Sendable {
    /// Refuses them, also with a status that the operation doesn't document.
    case all
    /// Refuses them if the operation documents a status for it.
    case documented
    /// Answers them like others.
    case none
  }

  /// The number that generated values depend on.
  package var seed: UInt64 = 0
  package var validation = Validation.all
  /// The range of delays in milliseconds; nil for none.
  package var delay: ClosedRange<Int>?
  package var faults: [MockFault] = []
  /// The URL that webhooks are sent to; nil if the page asks for it.
  package var webhookURL: String?

  package init() {}
}
