// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The requested attributes of a channel.
public struct ChannelAttributes: JSONModel {
  /// The number of users on a presence channel.
  public var userCount: WholeNumber?
  /// The number of subscribed connections.
  public var subscriptionCount: WholeNumber?

  public init(userCount: WholeNumber? = nil, subscriptionCount: WholeNumber? = nil) {
    self.userCount = userCount
    self.subscriptionCount = subscriptionCount
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "user_count": json.read(into: &userCount)
      case "subscription_count": json.read(into: &subscriptionCount)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("user_count", userCount)
    json.optionalMember("subscription_count", subscriptionCount)
    json.endObject()
  }
}
