/// A kind of change, and what it means.
public struct ChangeRule: Hashable, Sendable {
  /// The verdict that a rule gives.
  public enum Verdict: String, CaseIterable, Sendable {
    /// Requests, replies or messages no longer fit the other side.
    case wire
    /// Both sides understand each other, and act otherwise.
    case behaviour
    /// Swift that compiled with the old bindings doesn't compile with the new ones.
    case source
  }

  /// The stable name, such as `request-property-became-required`.
  public let code: String
  public let verdict: Verdict
  public let level: ChangeLevel
  /// Why the change has the level, as a sentence.
  public let reason: String

  init(
    _ code: String,
    _ level: ChangeLevel,
    _ reason: String,
    verdict: Verdict = .wire
  ) {
    self.code = code
    self.verdict = verdict
    self.level = level
    self.reason = reason
  }

  /// Every rule, in the order of their codes.
  public static let all: [ChangeRule] = {
    let ofValues = ChangeSubject.allCases.flatMap { subject in
      subject.valueChanges.map { ChangeRule(subject, $0) }
    }
    let ofRequests =
      OperationRules.all + WebhookRules.all + ServerRules.all + ContentRules.all
      + [ParameterRules.sent, .received].flatMap(\.all)
      + [ResponseRules.received, .sent].flatMap(\.all) + HeaderRules.all
    let rules =
      ofValues + DocumentRules.all + ofRequests + ChannelRules.all + PolicyRules.all
      + BindingRules.all + SwiftRules.all + RecordingRules.all
    return rules.sorted { $0.code < $1.code }
  }()

  /// The rule for a change of a value's schema.
  init(_ subject: ChangeSubject, _ change: ValueChange) {
    let (level, reason) = change.effect(subject)
    self.init(
      "\(subject.rawValue)-\(change.rawValue)",
      level,
      reason,
      verdict: change.verdict
    )
  }
}
