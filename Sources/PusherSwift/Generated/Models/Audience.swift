// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// How many connections a channel has.
public struct Audience: JSONModel {
  public var subscriptionCount: WholeNumber

  public init(subscriptionCount: WholeNumber) {
    self.subscriptionCount = subscriptionCount
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var subscriptionCount: WholeNumber?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "subscription_count": json.read(into: &subscriptionCount)
      default: try json.skipValue()
      }
    }
    self.subscriptionCount = try json.require(subscriptionCount, "subscription_count")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("subscription_count", subscriptionCount)
    json.endObject()
  }
}
