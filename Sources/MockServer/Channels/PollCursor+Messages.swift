import BinderyRealtime
import Foundation

extension PollCursor {
  /// Whether a request states a position.
  func isStated(by request: MockRequest) -> Bool { position(in: request) != nil }

  /// Returns the messages after the position that a request states; all of them for a request
  /// without a position, or with an unknown one.
  func messages(
    of messages: [ChannelPlay.SentMessage],
    after request: MockRequest
  ) -> ArraySlice<ChannelPlay.SentMessage> {
    guard let position = position(in: request),
      let last = messages.lastIndex(where: { values(of: $0.message) == position })
    else { return messages[...] }
    return messages[(last + 1)...]
  }

  /// The texts of a position; nil unless the request states all of them.
  private func position(in request: MockRequest) -> [String]? {
    let texts = parts.compactMap { part -> String? in
      switch part.destination {
      case .header(let name): return request.headers[name]
      case .query(let name):
        let value = request.queryPairs.first { $0.name == name }?.value.replacing("+", with: " ")
        return value.map { $0.removingPercentEncoding ?? $0 }
      }
    }
    return texts.isEmpty || texts.count < parts.count ? nil : texts
  }

  /// The texts of the position after a message.
  private func values(of message: WebSocketMessage) -> [String]? {
    let values = parts.compactMap { part in
      part.keys.reduce(message.json) { value, key in value?[key] }.map(BodyText.text)
    }
    return values.count == parts.count ? values : nil
  }
}
