import BinderyRuntime
import PubNubSDK

extension PresenceState {
  /// How many bytes its JSON has, or a few more.
  var size: Int {
    reduce(2) { $0 + $1.key.utf8.count + 4 + $1.value.description.utf8.count }
  }
}
