import BinderyRuntime

/// A request that adds channels to a channel group, or removes some.
///
/// The answer is a receipt: the channels that `ManageChannelGroup` reads are those of a list.
struct ChangeChannelGroup: ReinterpretedRequest {
  typealias Reply = ChannelGroupReceipt
  typealias Failure = ManageChannelGroup.Failure

  var base: ManageChannelGroup

  static func reply(of response: HTTPResponse) throws(JSONError) -> ChannelGroupReceipt {
    try response.json()
  }
}
