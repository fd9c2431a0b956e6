/// The result for a value that may be a secret.
enum RedactionOutcome {
  /// The value is no secret.
  case none
  /// The value is a secret; nil while secrets are collected.
  case replaced([UInt8]?)
}
