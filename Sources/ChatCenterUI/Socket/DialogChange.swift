/// Whether an operator begins, or ends, to talk with the client.
// bots and external bots are no operators.
enum DialogChange: Hashable, Sendable {
  case started, ended

  /// What an entry of the conversation says of it; nil for nothing.
  init?(_ entry: Entry) {
    switch entry {
    case .operatorNotice(let notice)
    where notice.type == .operatorJoined && notice.operator?.isPerson == true:
      self = .started
    case .threadNotice(let notice) where notice.type == .threadClosed: self = .ended
    default: return nil
    }
  }

  /// What a page of the history says of it; nil for nothing.
  init?(_ page: HistoryPage) {
    guard let info = page.agentInfo?.value else { return nil }
    switch info.action {
    case .agentJoined where info.agent?.value?.operator?.isPerson == true: self = .started
    case .agentLookup where info.thread?.value == nil: self = .ended
    default: return nil
    }
  }

  var input: SocketLife.Lifecycle.Input { self == .started ? .dialogStarted : .dialogEnded }
}

extension Operator {
  fileprivate var isPerson: Bool { role == .operator || role == .supervisor }
}
