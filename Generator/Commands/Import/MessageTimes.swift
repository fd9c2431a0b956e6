import BinderyJSON

/// Corrects the times of WebSocket messages in milliseconds, as Playwright writes them; Chrome
/// writes seconds.
enum MessageTimes {
  /// Returns the entry with the times in seconds.
  static func corrected(in entry: JSONValue) -> JSONValue {
    guard var object = entry.object, let messages = object["_webSocketMessages"]?.array else {
      return entry
    }
    object["_webSocketMessages"] = .array(messages.map(inSeconds))
    return .object(object)
  }

  private static func inSeconds(_ message: JSONValue) -> JSONValue {
    // In seconds, such a time would be after the year 5000.
    guard var object = message.object, let time = object["time"]?.double, time > 100_000_000_000,
      let seconds = try? JSONValue(encoding: time / 1000)
    else { return message }
    object["time"] = seconds
    return .object(object)
  }
}
