import BinderyRuntime
import PubNubSDK

extension PresencePayload {
  /// The payload as metadata, to which filters apply.
  var metadata: Metadata {
    var mirror: JSONObject = [
      "pn_action": .string(action.rawValue),
      "pn_ispresence": 1,
    ]
    mirror["pn_timestamp"] = timestamp.map { .number(JSONNumber($0)) }
    mirror["pn_occupancy"] = occupancy.map { .number(JSONNumber($0)) }
    mirror["pn_uuid"] = uuid.map(JSONValue.string)
    mirror["pn_join"] = join.map(Self.list)
    mirror["pn_leave"] = leave.map(Self.list)
    mirror["pn_timeout"] = timeout.map(Self.list)
    return .object(mirror)
  }

  private static func list(_ users: [String]) -> JSONValue {
    .array(users.map(JSONValue.string))
  }
}
