import BinderyRuntime
import XCTest

@testable import ChatCenterUI

/// The decisions of a client, without a socket, a clock or a service.
final class ChatMachineTests: XCTestCase {
  private let account = ChatAccount(user: ChatUser(identifier: "ann"), auth: ChatAuth())

  func testASocketIsOpenedRegisteredAndReady() throws {
    var machine = machine()
    machine.execute(.authorize(account, number: 1))
    XCTAssertEqual(texts(&machine), ["unread reset", "active false", "initial data"])
    machine.execute(.appear(session: 1))
    XCTAssertEqual(texts(&machine), ["chat true", "active true", "open 1"])
    machine.open(1)
    XCTAssertEqual(texts(&machine), ["wait", "registerDevice"])
    machine.receive(
      #"{"action":"registerDevice","correlationId":"id-1","data":{"deviceAddress":"a"}}"#
    )
    XCTAssertEqual(texts(&machine), ["sendMessage"])
    machine.execute(.send(id: "m1", .text("hi")))
    XCTAssertEqual(texts(&machine), ["sending m1", "wait"])
    machine.receive(acknowledgment("id-2"))
    XCTAssertEqual(texts(&machine), ["wait", "connected true", "sendMessage", "active true"])
    machine.receive(acknowledgment("m1"))
    XCTAssertEqual(texts(&machine), ["m1 arrived", "sent m1"])
    machine.execute(.close(session: 1))
    XCTAssertEqual(texts(&machine), ["chat false", "active false", "close 1000", "wait"])
  }

  func testAnotherUserReplacesTheUser() {
    var machine = machine()
    machine.execute(.authorize(account, number: 2))
    _ = machine.takeActions()
    // An older command, and the same user.
    machine.execute(.deauthorize(number: 1))
    machine.execute(.authorize(account, number: 3))
    XCTAssertEqual(texts(&machine), [])
    let bob = ChatAccount(user: ChatUser(identifier: "bob"), auth: ChatAuth())
    machine.execute(.authorize(bob, number: 4))
    XCTAssertEqual(
      texts(&machine),
      [
        "cancel tasks", "active false", "chat false", "image 31457280", "settings",
        "unread reset", "active false", "initial data",
      ]
    )
    XCTAssertEqual(machine.account, bob)
  }

  func testAMessageWithoutAUserFails() {
    var machine = machine()
    machine.execute(.send(id: "m1", .text("hi")))
    XCTAssertEqual(texts(&machine), ["m1 failed"])
  }

  private func machine() -> ChatMachine { ChatMachine(ChatFixture().client().client.environment) }

  private func acknowledgment(_ id: String) -> String {
    #"{"action":"sendMessage","correlationId":"\#(id)","data":{"messageId":"\#(id)","status":"sent"}}"#
  }

  /// The decided actions as texts, without the log.
  private func texts(_ machine: inout ChatMachine) -> [String] {
    machine.takeActions().compactMap { action in
      switch action {
      case .log: nil
      case .open(let generation, _): "open \(generation)"
      case .send(let frame, _, _): frame.messageName
      case .close(_, let code): "close \(code.rawValue)"
      case .wait: "wait"
      case .cancel: nil
      case .cancelTasks: "cancel tasks"
      case .request(.initialData): "initial data"
      case .event(.status(let status, let id)): "\(status.rawValue) \(id)"
      case .event(.connected(let isConnected)): "connected \(isConnected)"
      case .end(let id, let failure): failure == nil ? "\(id) arrived" : "\(id) failed"
      case .setSocketActive(let isActive): "active \(isActive)"
      case .setChatOpen(let isOpen): "chat \(isOpen)"
      case .setLargestImage(let size): "image \(size)"
      case .setSettings: "settings"
      case .resetUnreadCount: "unread reset"
      default: "\(action)"
      }
    }
  }
}
