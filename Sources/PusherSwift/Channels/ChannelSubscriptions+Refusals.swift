// Finds the subscription that a refusal is about if its `channel` is missing.
extension ChannelSubscriptions {
  /// The requested channel that an error's message names; of several, the longest name of a channel
  /// that needs an authorization.
  func requested(namedIn message: String) -> String? {
    let words = Set(Self.words(of: message))
    let named = entries.filter { $0.value.state.request != nil && words.contains($0.key) }.keys
    return named.max { Self.weight($0) < Self.weight($1) }
  }

  /// The channel that was requested first.
  var oldestRequested: String? {
    let requested = entries.compactMap { channel, entry in
      entry.state.request.map { (channel: channel, number: $0) }
    }
    return requested.min { $0.number < $1.number }?.channel
  }

  private static func weight(_ channel: String) -> (Int, Int) {
    (PusherChannelType(name: channel) == .normal ? 0 : 1, channel.utf8.count)
  }

  /// The words that may be channel names, with and without the punctuation at their end.
  private static func words(of message: String) -> [String] {
    message.split { !PusherChannelType.isValid(name: String($0)) }.flatMap { word in
      var trimmed = word
      while let last = trimmed.last, ".,;=".contains(last) { trimmed.removeLast() }
      return [String(word), String(trimmed)]
    }
  }
}
