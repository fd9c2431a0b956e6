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
      "connectionEstablished": "connection.connectionEstablished",
      "error": "connection.error",
      "pong": "connection.pong",
      "ping": "connection.ping",
      "presenceSubscriptionSucceeded": "connection.presenceSubscriptionSucceeded",
      "subscriptionSucceeded": "connection.subscriptionSucceeded",
      "subscriptionError": "connection.subscriptionError",
      "signInSucceeded": "connection.signInSucceeded",
      "cacheMiss": "connection.cacheMiss",
      "userEvent": "connection.userEvent",
      "encryptedEvent": "connection.encryptedEvent",
      "clientEvent": "connection.clientEvent",
      "channelEvent": "connection.channelEvent",
      "subscriptionCount": "connection.subscriptionCount",
      "memberAdded": "connection.memberAdded",
      "memberRemoved": "connection.memberRemoved",
      "watchlistChanged": "connection.watchlistChanged",
    ],
    answers: [
      "pong": ["ping"],
      "presenceSubscriptionSucceeded": ["subscribe"],
      "subscriptionSucceeded": ["subscribe"],
      "subscriptionError": ["subscribe"],
      "signInSucceeded": ["signIn"],
    ],
    frames: [
      ContractFrame("channels.har", 0, frame: 0, "connectionEstablished"),
      ContractFrame("channels.har", 0, frame: 2, "subscriptionSucceeded"),
      ContractFrame("channels.har", 0, frame: 3, "channelEvent"),
      ContractFrame("channels.har", 0, frame: 4, "channelEvent"),
      ContractFrame("channels.har", 0, frame: 5, "subscriptionCount"),
      ContractFrame("channels.har", 1, frame: 0, "connectionEstablished"),
      ContractFrame("channels.har", 1, frame: 2, "subscriptionSucceeded"),
      ContractFrame("channels.har", 1, frame: 4, "error"),
      ContractFrame("channels.har", 1, frame: 5, "channelEvent"),
      ContractFrame("channels.har", 2, frame: 0, "connectionEstablished"),
      ContractFrame("channels.har", 2, frame: 2, "subscriptionSucceeded"),
      ContractFrame("channels.har", 2, frame: 4, "clientEvent"),
      ContractFrame("channels.har", 2, frame: 5, "error"),
      ContractFrame("channels.har", 3, frame: 0, "connectionEstablished"),
      ContractFrame("channels.har", 3, frame: 2, "subscriptionError"),
      ContractFrame("channels.har", 3, frame: 4, "subscriptionError"),
      ContractFrame("channels.har", 3, frame: 6, "error"),
      ContractFrame("channels.har", 4, frame: 0, "connectionEstablished"),
      ContractFrame("channels.har", 4, frame: 2, "subscriptionSucceeded"),
      ContractFrame("channels.har", 4, frame: 3, "encryptedEvent"),
      ContractFrame("channels.har", 5, frame: 0, "connectionEstablished"),
      ContractFrame("channels.har", 5, frame: 2, "subscriptionSucceeded"),
      ContractFrame("channels.har", 5, frame: 3, "cacheMiss"),
      ContractFrame("channels.har", 5, frame: 6, "subscriptionSucceeded"),
      ContractFrame("channels.har", 5, frame: 7, "channelEvent"),
      ContractFrame("connection.har", 0, frame: 0, "connectionEstablished"),
      ContractFrame("connection.har", 0, frame: 2, "pong"),
      ContractFrame("connection.har", 0, frame: 5, "ping"),
      ContractFrame("connection.har", 1, frame: 0, "connectionEstablished"),
      ContractFrame("connection.har", 1, frame: 2, "pong"),
      ContractFrame("connection.har", 1, frame: 3, "ping"),
      ContractFrame("connection.har", 1, frame: 4, "error"),
      ContractFrame("connection.har", 2, frame: 0, "error"),
      ContractFrame("presence.har", 0, frame: 0, "connectionEstablished"),
      ContractFrame("presence.har", 0, frame: 2, "presenceSubscriptionSucceeded"),
      ContractFrame("presence.har", 0, frame: 3, "memberAdded"),
      ContractFrame("presence.har", 0, frame: 5, "clientEvent"),
      ContractFrame("presence.har", 0, frame: 6, "memberRemoved"),
      ContractFrame("presence.har", 1, frame: 0, "connectionEstablished"),
      ContractFrame("presence.har", 1, frame: 2, "presenceSubscriptionSucceeded"),
      ContractFrame("presence.har", 1, frame: 3, "memberAdded"),
      ContractFrame("presence.har", 1, frame: 4, "memberRemoved"),
      ContractFrame("users.har", 0, frame: 0, "connectionEstablished"),
      ContractFrame("users.har", 0, frame: 2, "signInSucceeded"),
      ContractFrame("users.har", 0, frame: 4, "subscriptionSucceeded"),
      ContractFrame("users.har", 0, frame: 5, "watchlistChanged"),
      ContractFrame("users.har", 0, frame: 6, "userEvent"),
      ContractFrame("users.har", 1, frame: 0, "connectionEstablished"),
      ContractFrame("users.har", 1, frame: 2, "error"),
    ]
  )

  static let sent = ContractTraffic(
    .send,
    of: "connection",
    messages: [
      "ping": "connection.ping",
      "pong": "connection.pong",
      "subscribe": "connection.subscribe",
      "unsubscribe": "connection.unsubscribe",
      "signIn": "connection.signIn",
      "clientEvent": "connection.clientEvent",
    ],
    answers: ["pong": ["ping"]],
    frames: [
      ContractFrame("channels.har", 0, frame: 1, "subscribe"),
      ContractFrame("channels.har", 0, frame: 6, "unsubscribe"),
      ContractFrame("channels.har", 1, frame: 1, "subscribe"),
      ContractFrame("channels.har", 1, frame: 3, "subscribe"),
      ContractFrame("channels.har", 2, frame: 1, "subscribe"),
      ContractFrame("channels.har", 2, frame: 3, "clientEvent"),
      ContractFrame("channels.har", 3, frame: 1, "subscribe"),
      ContractFrame("channels.har", 3, frame: 3, "subscribe"),
      ContractFrame("channels.har", 3, frame: 5, "subscribe"),
      ContractFrame("channels.har", 4, frame: 1, "subscribe"),
      ContractFrame("channels.har", 5, frame: 1, "subscribe"),
      ContractFrame("channels.har", 5, frame: 4, "unsubscribe"),
      ContractFrame("channels.har", 5, frame: 5, "subscribe"),
      ContractFrame("connection.har", 0, frame: 1, "ping"),
      ContractFrame("connection.har", 0, frame: 6, "pong"),
      ContractFrame("connection.har", 1, frame: 1, "ping"),
      ContractFrame("presence.har", 0, frame: 1, "subscribe"),
      ContractFrame("presence.har", 0, frame: 4, "clientEvent"),
      ContractFrame("presence.har", 1, frame: 1, "subscribe"),
      ContractFrame("users.har", 0, frame: 1, "signIn"),
      ContractFrame("users.har", 0, frame: 3, "subscribe"),
      ContractFrame("users.har", 1, frame: 1, "signIn"),
    ]
  )
}
