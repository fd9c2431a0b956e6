extension Duration {
  /// A year, which nobody waits.
  package static let endless = Duration.seconds(31_536_000)

  /// So many seconds from none to `endless`, or else the nearer of both; what is no number is none.
  package init(clamping seconds: Double) {
    self = .seconds(seconds.isNaN ? 0 : min(max(seconds, 0), Self.endless / .seconds(1)))
  }
}
