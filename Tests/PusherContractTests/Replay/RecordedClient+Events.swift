import BinderyRuntime
import BinderyTesting
import Foundation

extension RecordedClient {
  /// Where its first session was opened.
  var url: URL? { sessions.first.flatMap { URL(string: $0.entry.request.url) } }

  /// The names that events on a channel have for those who bind to them, each once.
  ///
  /// - Parameter channel: How the channel's name begins.
  func events(on channel: String) -> [String] {
    var names: [String] = []
    for frame in sessions.flatMap(\.entry.frames) where frame.type == "receive" {
      guard let json = try? JSONValue(parsing: frame.data),
        json["channel"]?.string?.hasPrefix(channel) == true,
        let name = json["event"]?.string?.replacing("pusher_internal:", with: "pusher:"),
        !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names
  }
}
