@testable import PubNubSDK

/// A call of the client, with a valid response.
struct CallWithResponse: Sendable {
  let name: String
  let answer: String
  /// The JSON paths of the values that the call returns.
  let returned: [String]
  let perform: @Sendable (PubNub) async throws -> Void

  init(
    _ name: String,
    _ answer: String,
    returns returned: [String] = [],
    _ perform: @escaping @Sendable (PubNub) async throws -> Void
  ) {
    self.name = name
    self.answer = answer
    self.returned = returned
    self.perform = perform
  }

  static let all = sending + presence + storage + actions + groups

  private static let receipt = #"[1,"Sent","15644265196692560"]"#

  private static let sending = [
    CallWithResponse("time", "[15643405135132358]", returns: ["$[0]"]) { _ = try await $0.time() },
    CallWithResponse("publish", receipt, returns: ["$[2]"]) {
      try await $0.publish(channel: "c", message: 1)
    },
    CallWithResponse("publish compressed", receipt, returns: ["$[2]"]) {
      try await $0.publish(channel: "c", message: 1, shouldCompress: true)
    },
    CallWithResponse("fire", receipt, returns: ["$[2]"]) {
      try await $0.fire(channel: "c", message: 1)
    },
    CallWithResponse("signal", receipt, returns: ["$[2]"]) {
      try await $0.signal(channel: "c", message: 1)
    },
  ]

  private static let present =
    #"{"status":200,"message":"OK","action":"leave","service":"Presence"}"#

  private static let presence = [
    CallWithResponse("heartbeat", present) { pubnub in
      let request = SendHeartbeat(subscribeKey: "sub", channels: ["c"])
      _ = try await pubnub.sender(for: PubNub.RequestConfiguration()).send(request, as: .presence)
    },
    CallWithResponse("leave", present) { pubnub in
      let request = LeaveChannels(subscribeKey: "sub", channels: ["c"])
      _ = try await pubnub.sender(for: PubNub.RequestConfiguration()).send(request, as: .presence)
    },
    CallWithResponse(
      "setPresence",
      #"{"status":200,"message":"OK","payload":{"mood":"ok"},"service":"Presence"}"#
    ) { try await $0.setPresence(state: ["mood": "ok"], on: ["c"]) },
    CallWithResponse(
      "getPresenceState of a channel",
      #"""
      {"status":200,"message":"OK","payload":{"mood":"ok"},"uuid":"ann","channel":"c",
       "service":"Presence"}
      """#,
      returns: ["$.payload", "$.channel"]
    ) { _ = try await $0.getPresenceState(for: "ann", on: ["c"]) },
    CallWithResponse(
      "getPresenceState of channels",
      #"""
      {"status":200,"message":"OK","payload":{"channels":{"c":{"mood":"ok"},"d":{}}},"uuid":"ann",
       "service":"Presence"}
      """#,
      returns: ["$.payload", "$.payload.channels", "$.payload.channels.c", "$.payload.channels.d"]
    ) { _ = try await $0.getPresenceState(for: "ann", on: ["c", "d"]) },
    CallWithResponse(
      "hereNow of a channel",
      #"""
      {"status":200,"message":"OK","occupancy":2,"uuids":["ann",{"uuid":"ben","state":{"n":1}}],
       "service":"Presence"}
      """#,
      returns: ["$.occupancy", "$.uuids"]
    ) { _ = try await $0.hereNow(on: ["c"], includeState: true) },
    CallWithResponse("hereNow of channels", occupancy, returns: returnedOccupancy) {
      _ = try await $0.hereNow(on: ["c", "d"])
    },
    CallWithResponse("hereNow of all", occupancy, returns: returnedOccupancy) {
      _ = try await $0.hereNow(on: [])
    },
    CallWithResponse(
      "whereNow",
      #"{"status":200,"message":"OK","payload":{"channels":["c","d"]},"service":"Presence"}"#,
      returns: [
        "$.payload", "$.payload.channels", "$.payload.channels[0]", "$.payload.channels[1]",
      ]
    ) { _ = try await $0.whereNow(for: "ann") },
  ]

  private static let occupancy = #"""
    {"status":200,"message":"OK","payload":{"channels":{"c":{"occupancy":1,"uuids":["ann"]},
     "d":{"occupancy":1}},"total_channels":2,"total_occupancy":2},"service":"Presence"}
    """#

  private static let returnedOccupancy = [
    "$.payload", "$.payload.channels", "$.payload.channels.c", "$.payload.channels.c.occupancy",
    "$.payload.channels.c.uuids", "$.payload.channels.d", "$.payload.channels.d.occupancy",
  ]

  private static let history = #"""
    {"status":200,"error":false,"error_message":"","channels":{"c":[{"message":{"text":"hi"},
     "timetoken":"15653750239963666","meta":{"k":"v"},"uuid":"ann","message_type":0,
     "custom_message_type":"text","actions":{"reaction":{"smile":[{"uuid":"ben",
     "actionTimetoken":"15653750239963667"}]}}}]},
     "more":{"url":"/v3","start":"15610547826970000","max":98}}
    """#

  private static let storage = [
    CallWithResponse("fetchMessageHistory", history, returns: ["$.channels"]) {
      _ = try await $0.fetchMessageHistory(for: ["c"])
    },
    CallWithResponse("fetchMessageHistory with actions", history, returns: ["$.channels"]) {
      _ = try await $0.fetchMessageHistory(for: ["c"], includeActions: true)
    },
    CallWithResponse("deleteMessageHistory", #"{"status":200,"error":false,"error_message":""}"#) {
      try await $0.deleteMessageHistory(from: "c")
    },
    CallWithResponse(
      "messageCounts",
      #"{"status":200,"error":false,"error_message":"","channels":{"c":1,"d":0}}"#,
      returns: ["$.channels", "$.channels.c", "$.channels.d"]
    ) { _ = try await $0.messageCounts(channels: ["c", "d"]) },
  ]

  private static let action = #"""
    {"type":"reaction","value":"smile","uuid":"ann","actionTimetoken":"15610547826970050",
     "messageTimetoken":"15610547826969050"}
    """#

  private static let returnedAction = [
    "", ".type", ".value", ".uuid", ".actionTimetoken", ".messageTimetoken",
  ]

  private static let actions = [
    CallWithResponse(
      "addMessageAction",
      #"{"status":200,"data":\#(action)}"#,
      returns: returnedAction.map { "$.data\($0)" }
    ) {
      _ = try await $0.addMessageAction(
        channel: "c",
        type: "reaction",
        value: "smile",
        messageTimetoken: 15_610_547_826_969_050
      )
    },
    CallWithResponse("removeMessageActions", #"{"status":200,"data":{"a":1}}"#) {
      try await $0.removeMessageActions(channel: "c", message: 1, action: 2)
    },
    CallWithResponse(
      "fetchMessageActions",
      #"""
      {"status":200,"data":[\#(action)],"more":{"url":"/v1","start":"15610547826970050",
       "end":"15645905639093361","limit":2}}
      """#,
      returns: ["$.data", "$.more"] + returnedAction.map { "$.data[0]\($0)" }
    ) { _ = try await $0.fetchMessageActions(channel: "c") },
  ]

  private static let managed =
    #"{"status":200,"message":"OK","service":"channel-registry","error":false}"#

  private static let groups = [
    CallWithResponse(
      "listChannelGroups",
      #"""
      {"status":200,"payload":{"namespace":"","groups":["g","h"]},"service":"channel-registry",
       "error":false}
      """#,
      returns: ["$.payload", "$.payload.groups", "$.payload.groups[0]", "$.payload.groups[1]"]
    ) { _ = try await $0.listChannelGroups() },
    CallWithResponse(
      "listChannels",
      #"""
      {"status":200,"payload":{"channels":["c","d"],"group":"g"},"service":"channel-registry",
       "error":false}
      """#,
      returns: [
        "$.payload", "$.payload.channels", "$.payload.channels[0]", "$.payload.channels[1]",
      ]
    ) { _ = try await $0.listChannels(for: "g") },
    CallWithResponse("add", managed) { try await $0.add(channels: ["c"], to: "g") },
    CallWithResponse("remove channels", managed) {
      try await $0.remove(channels: ["c"], from: "g")
    },
    CallWithResponse("remove channelGroup", managed) { _ = try await $0.remove(channelGroup: "g") },
  ]
}
