import BinderyRuntime
import PubNubSDK

extension PresenceState {
  /// The approximate number of bytes of the JSON, at least the exact one.
  var size: Int {
    reduce(2) { $0 + $1.key.utf8.count + 4 + $1.value.description.utf8.count }
  }
}
