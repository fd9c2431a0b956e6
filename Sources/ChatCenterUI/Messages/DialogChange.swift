/// The begin or end of a dialog between an operator and the client.
// bots and external bots are not operators.
enum DialogChange: Hashable, Sendable {
  case started, ended

  /// The change that an entry of the conversation reports; nil for none.
  init?(_ entry: Entry) {
    switch entry {
    case .operatorNotice(let notice)
    where notice.type == .operatorJoined && notice.operator?.isPerson == true:
      self = .started
    case .threadNotice(let notice) where notice.type == .threadClosed: self = .ended
    default: return nil
    }
  }

  /// The change that a page of the history reports; nil for none.
  init?(_ page: HistoryPage) {
    guard let info = page.agentInfo?.value else { return nil }
    switch info.action {
    case .agentJoined where info.agent?.value?.operator?.isPerson == true: self = .started
    case .agentLookup where info.thread?.value == nil: self = .ended
    default: return nil
    }
  }

  /// The input of the socket's lifecycle.
  var input: SocketChannel.Lifecycle.Input { self == .started ? .dialogStarted : .dialogEnded }
}

extension Operator {
  fileprivate var isPerson: Bool { role == .operator || role == .supervisor }
}
