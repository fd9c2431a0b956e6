// Generated from Spec/pusher/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import PusherSwift
import XCTest

final class ConnectionChannelContractTests: XCTestCase {
  func testReceived() throws {
    try sessions.verify(ConnectionChannel.Incoming.self, Self.received)
  }

  func testSent() throws {
    try sessions.verify(ConnectionChannel.Outgoing.self, Self.sent)
  }

  static let received = ContractTraffic(
    .receive,
    of: "connection",
    messages: [
      "connectionEstablished",
      "error",
      "pong",
      "ping",
      "presenceSubscriptionSucceeded",
      "subscriptionSucceeded",
      "subscriptionError",
      "signInSucceeded",
      "cacheMiss",
      "userEvent",
      "encryptedEvent",
      "clientEvent",
      "channelEvent",
      "subscriptionCount",
      "memberAdded",
      "memberRemoved",
      "watchlistChanged",
    ],
    answers: [
      "pong": ["ping"],
      "presenceSubscriptionSucceeded": ["subscribe"],
      "subscriptionSucceeded": ["subscribe"],
      "subscriptionError": ["subscribe"],
      "signInSucceeded": ["signIn"],
    ],
    frames: [
      ContractFrame(
        "channels.har",
        0,
        frame: 0,
        "connectionEstablished",
        schema: "connection.connectionEstablished"
      ),
      ContractFrame(
        "channels.har",
        0,
        frame: 2,
        "subscriptionSucceeded",
        schema: "connection.subscriptionSucceeded"
      ),
      ContractFrame("channels.har", 0, frame: 3, "channelEvent", schema: "connection.channelEvent"),
      ContractFrame("channels.har", 0, frame: 4, "channelEvent", schema: "connection.channelEvent"),
      ContractFrame(
        "channels.har",
        0,
        frame: 5,
        "subscriptionCount",
        schema: "connection.subscriptionCount"
      ),
      ContractFrame(
        "channels.har",
        1,
        frame: 0,
        "connectionEstablished",
        schema: "connection.connectionEstablished"
      ),
      ContractFrame(
        "channels.har",
        1,
        frame: 2,
        "subscriptionSucceeded",
        schema: "connection.subscriptionSucceeded"
      ),
      ContractFrame("channels.har", 1, frame: 4, "error", schema: "connection.error"),
      ContractFrame("channels.har", 1, frame: 5, "channelEvent", schema: "connection.channelEvent"),
      ContractFrame(
        "channels.har",
        2,
        frame: 0,
        "connectionEstablished",
        schema: "connection.connectionEstablished"
      ),
      ContractFrame(
        "channels.har",
        2,
        frame: 2,
        "subscriptionSucceeded",
        schema: "connection.subscriptionSucceeded"
      ),
      ContractFrame("channels.har", 2, frame: 4, "clientEvent", schema: "connection.clientEvent"),
      ContractFrame("channels.har", 2, frame: 5, "error", schema: "connection.error"),
      ContractFrame(
        "channels.har",
        3,
        frame: 0,
        "connectionEstablished",
        schema: "connection.connectionEstablished"
      ),
      ContractFrame(
        "channels.har",
        3,
        frame: 2,
        "subscriptionError",
        schema: "connection.subscriptionError"
      ),
      ContractFrame(
        "channels.har",
        3,
        frame: 4,
        "subscriptionError",
        schema: "connection.subscriptionError"
      ),
      ContractFrame("channels.har", 3, frame: 6, "error", schema: "connection.error"),
      ContractFrame(
        "channels.har",
        4,
        frame: 0,
        "connectionEstablished",
        schema: "connection.connectionEstablished"
      ),
      ContractFrame(
        "channels.har",
        4,
        frame: 2,
        "subscriptionSucceeded",
        schema: "connection.subscriptionSucceeded"
      ),
      ContractFrame(
        "channels.har",
        4,
        frame: 3,
        "encryptedEvent",
        schema: "connection.encryptedEvent"
      ),
      ContractFrame(
        "channels.har",
        5,
        frame: 0,
        "connectionEstablished",
        schema: "connection.connectionEstablished"
      ),
      ContractFrame(
        "channels.har",
        5,
        frame: 2,
        "subscriptionSucceeded",
        schema: "connection.subscriptionSucceeded"
      ),
      ContractFrame("channels.har", 5, frame: 3, "cacheMiss", schema: "connection.cacheMiss"),
      ContractFrame(
        "channels.har",
        5,
        frame: 6,
        "subscriptionSucceeded",
        schema: "connection.subscriptionSucceeded"
      ),
      ContractFrame("channels.har", 5, frame: 7, "channelEvent", schema: "connection.channelEvent"),
      ContractFrame(
        "connection.har",
        0,
        frame: 0,
        "connectionEstablished",
        schema: "connection.connectionEstablished"
      ),
      ContractFrame("connection.har", 0, frame: 2, "pong", schema: "connection.pong"),
      ContractFrame("connection.har", 0, frame: 5, "ping", schema: "connection.ping"),
      ContractFrame(
        "connection.har",
        1,
        frame: 0,
        "connectionEstablished",
        schema: "connection.connectionEstablished"
      ),
      ContractFrame("connection.har", 1, frame: 2, "pong", schema: "connection.pong"),
      ContractFrame("connection.har", 1, frame: 3, "ping", schema: "connection.ping"),
      ContractFrame("connection.har", 1, frame: 4, "error", schema: "connection.error"),
      ContractFrame("connection.har", 2, frame: 0, "error", schema: "connection.error"),
      ContractFrame(
        "presence.har",
        0,
        frame: 0,
        "connectionEstablished",
        schema: "connection.connectionEstablished"
      ),
      ContractFrame(
        "presence.har",
        0,
        frame: 2,
        "presenceSubscriptionSucceeded",
        schema: "connection.presenceSubscriptionSucceeded"
      ),
      ContractFrame("presence.har", 0, frame: 3, "memberAdded", schema: "connection.memberAdded"),
      ContractFrame("presence.har", 0, frame: 5, "clientEvent", schema: "connection.clientEvent"),
      ContractFrame(
        "presence.har",
        0,
        frame: 6,
        "memberRemoved",
        schema: "connection.memberRemoved"
      ),
      ContractFrame(
        "presence.har",
        1,
        frame: 0,
        "connectionEstablished",
        schema: "connection.connectionEstablished"
      ),
      ContractFrame(
        "presence.har",
        1,
        frame: 2,
        "presenceSubscriptionSucceeded",
        schema: "connection.presenceSubscriptionSucceeded"
      ),
      ContractFrame("presence.har", 1, frame: 3, "memberAdded", schema: "connection.memberAdded"),
      ContractFrame(
        "presence.har",
        1,
        frame: 4,
        "memberRemoved",
        schema: "connection.memberRemoved"
      ),
      ContractFrame(
        "users.har",
        0,
        frame: 0,
        "connectionEstablished",
        schema: "connection.connectionEstablished"
      ),
      ContractFrame(
        "users.har",
        0,
        frame: 2,
        "signInSucceeded",
        schema: "connection.signInSucceeded"
      ),
      ContractFrame(
        "users.har",
        0,
        frame: 4,
        "subscriptionSucceeded",
        schema: "connection.subscriptionSucceeded"
      ),
      ContractFrame(
        "users.har",
        0,
        frame: 5,
        "watchlistChanged",
        schema: "connection.watchlistChanged"
      ),
      ContractFrame("users.har", 0, frame: 6, "userEvent", schema: "connection.userEvent"),
      ContractFrame(
        "users.har",
        1,
        frame: 0,
        "connectionEstablished",
        schema: "connection.connectionEstablished"
      ),
      ContractFrame("users.har", 1, frame: 2, "error", schema: "connection.error"),
    ]
  )

  static let sent = ContractTraffic(
    .send,
    of: "connection",
    messages: ["ping", "pong", "subscribe", "unsubscribe", "signIn", "clientEvent"],
    answers: ["pong": ["ping"]],
    frames: [
      ContractFrame("channels.har", 0, frame: 1, "subscribe", schema: "connection.subscribe"),
      ContractFrame("channels.har", 0, frame: 6, "unsubscribe", schema: "connection.unsubscribe"),
      ContractFrame("channels.har", 1, frame: 1, "subscribe", schema: "connection.subscribe"),
      ContractFrame("channels.har", 1, frame: 3, "subscribe", schema: "connection.subscribe"),
      ContractFrame("channels.har", 2, frame: 1, "subscribe", schema: "connection.subscribe"),
      ContractFrame("channels.har", 2, frame: 3, "clientEvent", schema: "connection.clientEvent"),
      ContractFrame("channels.har", 3, frame: 1, "subscribe", schema: "connection.subscribe"),
      ContractFrame("channels.har", 3, frame: 3, "subscribe", schema: "connection.subscribe"),
      ContractFrame("channels.har", 3, frame: 5, "subscribe", schema: "connection.subscribe"),
      ContractFrame("channels.har", 4, frame: 1, "subscribe", schema: "connection.subscribe"),
      ContractFrame("channels.har", 5, frame: 1, "subscribe", schema: "connection.subscribe"),
      ContractFrame("channels.har", 5, frame: 4, "unsubscribe", schema: "connection.unsubscribe"),
      ContractFrame("channels.har", 5, frame: 5, "subscribe", schema: "connection.subscribe"),
      ContractFrame("connection.har", 0, frame: 1, "ping", schema: "connection.ping"),
      ContractFrame("connection.har", 0, frame: 6, "pong", schema: "connection.pong"),
      ContractFrame("connection.har", 1, frame: 1, "ping", schema: "connection.ping"),
      ContractFrame("presence.har", 0, frame: 1, "subscribe", schema: "connection.subscribe"),
      ContractFrame("presence.har", 0, frame: 4, "clientEvent", schema: "connection.clientEvent"),
      ContractFrame("presence.har", 1, frame: 1, "subscribe", schema: "connection.subscribe"),
      ContractFrame("users.har", 0, frame: 1, "signIn", schema: "connection.signIn"),
      ContractFrame("users.har", 0, frame: 3, "subscribe", schema: "connection.subscribe"),
      ContractFrame("users.har", 1, frame: 1, "signIn", schema: "connection.signIn"),
    ]
  )
}
