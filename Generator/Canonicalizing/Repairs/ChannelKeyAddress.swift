import Canonical
import Specification

/// The address of a channel: `address` of version 3, or the channel's key as in version 2.
///
/// A channel of version 3 with `publish` or `subscribe` is read as in version 2.
enum ChannelKeyAddress {
  /// - Parameter base: The beginning of the addresses of topics of version 1.
  static func address(
    of named: Named<WrittenAsyncAPI.Channel>,
    below base: String
  ) -> Located<String>? {
    let channel = named.value
    let isOld = channel.source.asyncVersion(of: channel.node) != .v3 || channel.hasOperations
    if isOld, !channel.cursor.has("address") {
      return Located(base + named.key, at: named.keyMark)
    }
    return channel.address.map {
      Located($0, at: channel.cursor.value("address")?.mark ?? channel.mark)
    }
  }
}
