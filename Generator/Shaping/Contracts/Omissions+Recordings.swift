import Canonical
import Shape

extension Omissions {
  /// Whether the filter omits the subject of a recording.
  func has(_ subject: Recording.Subject?) -> Bool {
    switch subject {
    case .operation(let id): operations.contains(id)
    case .webhook(let name): webhooks.contains(name)
    case .callback(let name, let id): webhooks.contains(name) || operations.contains(id)
    case nil: false
    }
  }

  /// Whether the filter omits the subject of an exception.
  func has(_ subject: RecordingException.Subject) -> Bool {
    switch subject {
    case .status(_, let id): operations.contains(id)
    case .webhook(let name): webhooks.contains(name)
    case .callback(let name, let id): webhooks.contains(name) || operations.contains(id)
    case .message(let name, let channel, _): has(name, of: channel)
    case .session: false
    }
  }
}
