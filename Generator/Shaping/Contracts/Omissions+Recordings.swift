import Shape
import Specification

extension Omissions {
  func has(_ subject: Recording.Subject?) -> Bool {
    switch subject {
    case .operation(let id): operations.contains(id)
    case .webhook(let name): webhooks.contains(name)
    case .callback(let name, let id): webhooks.contains(name) || operations.contains(id)
    case nil: false
    }
  }

  func has(_ subject: Bindings.Exception.Subject) -> Bool {
    switch subject {
    case .status(_, let id): operations.contains(id)
    case .webhook(let name): webhooks.contains(name)
    case .callback(let name, let id): webhooks.contains(name) || operations.contains(id)
    case .message(let name, let channel, _): has(name, of: channel)
    case .session: false
    }
  }
}
