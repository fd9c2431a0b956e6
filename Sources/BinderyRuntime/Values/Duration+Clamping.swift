extension Duration {
  /// A year: a duration that is in effect without a limit.
  package static let endless = Duration.seconds(31_536_000)

  /// Creates a duration of seconds, clamped from zero to `endless`; NaN becomes zero.
  package init(clamping seconds: Double) {
    self = .seconds(seconds.isNaN ? 0 : min(max(seconds, 0), Self.endless / .seconds(1)))
  }
}
