import BinderyRuntime
import BinderyTesting
import Foundation

extension RecordedClient {
  /// The URL of the first session.
  var url: URL? { sessions.first.flatMap { URL(string: $0.entry.request.url) } }

  /// The names of the events on a channel, as callbacks are bound to them, without duplicates.
  ///
  /// - Parameter channel: The prefix of the channel's name.
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
