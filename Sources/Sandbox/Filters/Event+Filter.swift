extension Event {
  /// Whether a subscriber with the filter is told.
  ///
  /// Presence and message actions always are: they aren't what a publisher said.
  func passes(_ filter: FilterExpression?) -> Bool {
    guard let filter else { return true }
    return switch content {
    case .message(let payload), .signal(let payload):
      filter.matches(data: payload, meta: details.metadata)
    case .action, .presence: true
    }
  }
}
