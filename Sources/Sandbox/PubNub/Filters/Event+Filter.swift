extension Event {
  /// Whether a subscriber with the filter receives the event.
  ///
  /// Presence and message actions always pass, because filters apply to published messages.
  func passes(_ filter: FilterExpression?) -> Bool {
    guard let filter else { return true }
    return switch content {
    case .message(let payload), .signal(let payload):
      filter.matches(data: payload, meta: details.metadata)
    case .action, .presence: true
    }
  }
}
