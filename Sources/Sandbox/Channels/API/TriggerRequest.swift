import BinderyRuntime
import PusherSwift

/// An event of the app's server: the body of `POST /apps/{id}/events`, or an element of a batch.
struct TriggerRequest {
  let event: AppEvent
  let channels: [String]
  /// The connection that doesn't receive the event.
  let socketID: String?
  let info: ChannelInfo.Attributes

  init(_ json: JSONValue, _ limits: ChannelsSettings.Limits) throws(APIRefusal) {
    guard let name = json["name"]?.string, !name.isEmpty else {
      throw .invalid("An event needs a name, which is a text")
    }
    guard name.count <= limits.eventNameCharacters else {
      throw .invalid("An event's name has at most \(limits.eventNameCharacters) characters")
    }
    guard let data = json["data"]?.string else {
      throw .invalid("An event needs data, which is a text")
    }
    guard data.utf8.count <= limits.eventBytes else {
      throw .tooLarge("The data content of this event exceeds \(limits.eventBytes) bytes")
    }
    event = AppEvent(name: name, data: data)
    channels = try Self.channels(json, limits)
    socketID = try Self.socketID(json)
    info = ChannelInfo.Attributes(json["info"]?.string ?? "")
  }

  private static func channels(
    _ json: JSONValue,
    _ limits: ChannelsSettings.Limits
  ) throws(APIRefusal) -> [String] {
    let list = json["channels"]?.array ?? json["channel"].map { [$0] } ?? []
    guard !list.isEmpty, list.count <= limits.channelsPerEvent else {
      throw .invalid("An event goes to 1 to \(limits.channelsPerEvent) channels")
    }
    var channels: [String] = []
    for element in list {
      guard let channel = element.string, isChannel(channel, limits) else {
        throw .invalid("Invalid channel name \(element)")
      }
      channels.append(channel)
    }
    return channels
  }

  private static func isChannel(_ name: String, _ limits: ChannelsSettings.Limits) -> Bool {
    let maximum = limits.channelNameCharacters
    guard let userID = ChannelKind(name).userID else {
      return PusherChannelType.isValid(name: name, maximum: maximum)
    }
    return (1...limits.userIDCharacters).contains(userID.count)
  }

  private static func socketID(_ json: JSONValue) throws(APIRefusal) -> String? {
    guard let value = json["socket_id"], value != .null else { return nil }
    guard let text = value.string, text.wholeMatch(of: /[0-9]+\.[0-9]+/) != nil else {
      throw .invalid("Invalid socket id \(value)")
    }
    return text
  }
}
