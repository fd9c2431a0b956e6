// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import ChatCenterUI
import XCTest

final class SocketChannelContractTests: XCTestCase {
  func testReceived() throws {
    try sessions.verify(SocketChannel.Incoming.self, Self.received)
  }

  func testSent() throws {
    try sessions.verify(SocketChannel.Outgoing.self, Self.sent)
  }

  static let received = ContractTraffic(
    .receive,
    of: "socket",
    messages: [
      "deviceRegistered": "socket.deviceRegistered",
      "acknowledged": "socket.acknowledged",
      "messageSent": "socket.messageSent",
      "messagesDelivered": "socket.messagesDelivered",
      "statusesChanged": "socket.statusesChanged",
      "ping": "socket.ping",
    ],
    answers: [
      "deviceRegistered": ["registerDevice"],
      "acknowledged": ["updateDevice", "updateStatuses"],
      "messageSent": ["sendMessage"],
      "ping": ["ping"],
    ],
    frames: [
      ContractFrame("socket.har", 0, frame: 1, "deviceRegistered"),
      ContractFrame("socket.har", 0, frame: 3, "messageSent"),
      ContractFrame("socket.har", 0, frame: 5, "messageSent"),
      ContractFrame("socket.har", 0, frame: 7, "messageSent"),
      ContractFrame("socket.har", 0, frame: 8, "statusesChanged"),
      ContractFrame("socket.har", 0, frame: 9, "messagesDelivered"),
      ContractFrame("socket.har", 0, frame: 10, "messagesDelivered"),
      ContractFrame("socket.har", 0, frame: 12, "acknowledged"),
      ContractFrame("socket.har", 0, frame: 14, "acknowledged"),
      ContractFrame("socket.har", 0, frame: 15, "messagesDelivered"),
      ContractFrame("socket.har", 0, frame: 17, "acknowledged"),
      ContractFrame("socket.har", 0, frame: 19, "messageSent"),
      ContractFrame("socket.har", 0, frame: 20, "messagesDelivered"),
      ContractFrame("socket.har", 0, frame: 22, "messageSent"),
      ContractFrame("socket.har", 0, frame: 23, "messagesDelivered"),
      ContractFrame("socket.har", 0, frame: 25, "messageSent"),
      ContractFrame("socket.har", 0, frame: 26, "messagesDelivered"),
      ContractFrame("socket.har", 0, frame: 28, "messageSent"),
      ContractFrame("socket.har", 0, frame: 30, "messageSent"),
      ContractFrame("socket.har", 0, frame: 31, "messagesDelivered"),
      ContractFrame("socket.har", 0, frame: 33, "ping"),
      ContractFrame("socket.har", 0, frame: 35, "messageSent"),
      ContractFrame("socket.har", 1, frame: 1, "deviceRegistered"),
    ]
  )

  static let sent = ContractTraffic(
    .send,
    of: "socket",
    messages: [
      "registerDevice": "socket.registerDevice",
      "updateDevice": "socket.updateDevice",
      "sendMessage": "socket.sendMessage",
      "updateStatuses": "socket.updateStatuses",
      "ping": "socket.ping",
    ],
    frames: [
      ContractFrame("socket.har", 0, frame: 0, "registerDevice"),
      ContractFrame("socket.har", 0, frame: 2, "sendMessage"),
      ContractFrame("socket.har", 0, frame: 4, "sendMessage"),
      ContractFrame("socket.har", 0, frame: 6, "sendMessage"),
      ContractFrame("socket.har", 0, frame: 11, "updateStatuses"),
      ContractFrame("socket.har", 0, frame: 13, "updateStatuses"),
      ContractFrame("socket.har", 0, frame: 16, "updateDevice"),
      ContractFrame("socket.har", 0, frame: 18, "sendMessage"),
      ContractFrame("socket.har", 0, frame: 21, "sendMessage"),
      ContractFrame("socket.har", 0, frame: 24, "sendMessage"),
      ContractFrame("socket.har", 0, frame: 27, "sendMessage"),
      ContractFrame("socket.har", 0, frame: 29, "sendMessage"),
      ContractFrame("socket.har", 0, frame: 32, "ping"),
      ContractFrame("socket.har", 0, frame: 34, "sendMessage"),
      ContractFrame("socket.har", 1, frame: 0, "registerDevice"),
    ]
  )
}
