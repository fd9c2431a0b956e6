/// The version of the protocol that the company's server supports; it is not detected.
public enum APIVersion: UInt, CaseIterable, Sendable {
  /// Servers from 6 on.
  case api17 = 17
  /// Notices about personal data.
  case api18 = 18
  /// Surveys answered by buttons.
  case api19 = 19
  /// Notifications that the client isn't blocked anymore.
  case api20 = 20
  /// Surveys are answered in one message, with a comment.
  case api21 = 21

  /// The number that requests and frames carry.
  var number: Int { Int(rawValue) }
}
