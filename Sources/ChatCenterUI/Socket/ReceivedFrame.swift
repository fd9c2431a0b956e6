import BinderyRealtime
import BinderyRuntime

/// A frame as it is read from a text of the service.
enum ReceivedFrame: Sendable {
  /// A frame, and the members that do not match the specification and were omitted from it.
  case frame(SocketChannel.Incoming, MalformedMembers?)
  case undecodable(UndecodableEvent)

  init(_ text: String) {
    do throws(UndecodableEvent) {
      self = .frame(try SocketChannel.Incoming(message: text), nil)
    } catch {
      guard let json = try? JSONValue(parsing: text),
        let (frame, malformed) = json.decodeTolerantly(as: SocketChannel.Incoming.self)
      else {
        self = .undecodable(error)
        return
      }
      self = .frame(frame, malformed)
    }
  }

  /// The error of a frame that the specification doesn't describe: one without an action may have
  /// been a message; nil for one of an unknown action, which is ignored.
  static func error(ofUnknown json: JSONValue) -> UndecodableEvent? {
    guard json["action"]?.string == nil else { return nil }
    let error = JSONError(path: JSONPath(), reason: .missingKey("action"))
    return UndecodableEvent(message: Array(json.description.utf8), error: error)
  }
}
