// Which subscription a refusal is about, where the service doesn't name its channel in `channel`.
extension ChannelSubscriptions {
  /// The channel whose subscription waits for an answer and that an error's message names; where it
  /// names several, the longest name of those that need an authorization comes first.
  func requested(namedIn message: String) -> String? {
    let words = Set(Self.words(of: message))
    let named = entries.filter { $0.value.state.request != nil && words.contains($0.key) }.keys
    return named.max { Self.weight($0) < Self.weight($1) }
  }

  /// The channel that has waited longest for an answer.
  var oldestRequested: String? {
    let requested = entries.compactMap { channel, entry in
      entry.state.request.map { (channel: channel, number: $0) }
    }
    return requested.min { $0.number < $1.number }?.channel
  }

  private static func weight(_ channel: String) -> (Int, Int) {
    (PusherChannelType(name: channel) == .normal ? 0 : 1, channel.utf8.count)
  }

  /// All that may be a channel's name, with and without the punctuation at its end.
  private static func words(of message: String) -> [String] {
    message.split { !PusherChannelType.isValid(name: String($0)) }.flatMap { word in
      var trimmed = word
      while let last = trimmed.last, ".,;=".contains(last) { trimmed.removeLast() }
      return [String(word), String(trimmed)]
    }
  }
}
