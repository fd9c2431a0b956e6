/// Which version of the protocol the company's server speaks; it isn't found out.
public enum APIVersion: UInt, CaseIterable, Sendable {
  /// Servers from 6 on.
  case api17 = 17
  /// Notices about personal data.
  case api18 = 18
  /// Surveys answered by buttons.
  case api19 = 19
  /// The client is told that it isn't blocked any more.
  case api20 = 20
  /// Surveys are answered in one message, with a comment.
  case api21 = 21

  /// The number that requests and frames carry.
  var number: Int { Int(rawValue) }
}
