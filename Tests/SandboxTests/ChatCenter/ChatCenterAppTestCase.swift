import BinderyRealtime
import BinderyRuntime
import ChatCenterUI
import XCTest

@testable import Sandbox

/// A test case for the state machine alone: it compares the frames sent, as words.
class ChatCenterAppTestCase: XCTestCase {
  var settings = ChatCenterSettings()
  lazy var app = ChatCenterApp(settings: settings, at: 17_000_000_000_000_000)

  /// Creates a connection with a registered device.
  func register(_ clientID: String, device: String = "phone") -> (id: String, address: String) {
    let id = app.connect()
    let words = receive(.registerDevice(registration(clientID, device)), on: id)
    return (id, words.first?.split(separator: " ").last.map(String.init) ?? "")
  }

  /// Creates a connection whose client has sent its info.
  func enter(_ clientID: String, device: String = "phone") -> (id: String, address: String) {
    let connection = register(clientID, device: device)
    _ = sendInfo(clientID, on: connection)
    return connection
  }

  func registration(_ clientID: String, _ device: String = "phone") -> RegisterDevice {
    RegisterDevice(
      correlationId: "r",
      data: Device(
        providerUid: "provider",
        clientId: clientID,
        deviceUid: device,
        osName: "iOS",
        apiVersion: 17
      )
    )
  }

  func sendInfo(
    _ clientID: String,
    preRegister: Bool? = nil,
    on connection: (id: String, address: String)
  ) -> [String] {
    var info = ClientInfo(clientId: clientID)
    info.preRegister = preRegister
    return send(.clientInfo(info), as: "i", on: connection)
  }

  func write(
    _ text: String,
    as id: String,
    on connection: (id: String, address: String)
  ) -> [String] {
    var message = ClientMessage(clientId: "ann", uuid: id)
    message.text = text
    return send(.clientMessage(message), as: id, on: connection)
  }

  func send(
    _ content: ClientContent,
    as id: String,
    on connection: (id: String, address: String)
  ) -> [String] {
    let message = OutgoingMessage(
      deviceAddress: connection.address,
      important: true,
      messageId: id,
      content: content
    )
    return receive(.sendMessage(SendMessage(correlationId: id, data: message)), on: connection.id)
  }

  func acknowledge(
    _ id: String,
    _ status: MessageStatus,
    on connection: (id: String, address: String)
  ) -> [String] {
    let statuses = ClientStatuses(
      deviceAddress: connection.address,
      statuses: [StatusReport(messageId: id, status: status)]
    )
    return receive(
      .updateStatuses(UpdateStatuses(correlationId: "u", data: statuses)),
      on: connection.id
    )
  }

  /// Handles a frame; returns what is sent.
  func receive(_ frame: SocketChannel.Outgoing, on connection: String) -> [String] {
    app.receive(String(decoding: (try? frame.encoded()) ?? [], as: UTF8.self), from: connection)
    return words()
  }

  /// Advances the clock; returns what is sent.
  func wait(_ seconds: Double) -> [String] {
    app.now += UInt64(seconds * Double(UInt64.ticksPerSecond))
    if app.nextActionTime <= app.now { app.settle() }
    return words()
  }

  /// Returns the pending frames; with the connection as prefix unless it is the first.
  func words() -> [String] {
    app.takeEffects().flatMap { effect in
      let words: [String]
      switch effect.kind {
      case .send(let frame): words = self.words(of: frame)
      case .close(let code, let reason): words = ["close \(code) \(reason)"]
      }
      return effect.connection == "1" ? words : words.map { "\(effect.connection) \($0)" }
    }
  }

  private func words(of frame: SocketChannel.Incoming) -> [String] {
    switch frame {
    case .deviceRegistered(let answer):
      switch answer.data {
      case .registration(let registration): ["registered \(registration.deviceAddress)"]
      case .refusal(let refusal): ["refused \(refusal.error)"]
      case .unknown(let json): ["\(json)"]
      }
    case .messageSent(let answer):
      switch answer.data {
      case .sentMessage(let sent): ["\(sent.status.rawValue) \(sent.messageId)"]
      case .refusal(let refusal): ["refused \(refusal.error) \(answer.correlationId ?? "nil")"]
      case .unknown(let json): ["\(json)"]
      case nil: ["nothing"]
      }
    case .messagesDelivered(let batch):
      batch.data.messages.compactMap(\.event).map { $0.word }
    case .statusesChanged(let change):
      change.data.statuses.map { "\($0.status.rawValue) \($0.messageId)" }
    case .acknowledged(let answer): ["\(answer.action.rawValue) \(answer.data?.description ?? "")"]
    case .ping(let ping): ["ping \(ping.correlationId)"]
    case .unknown(let json): ["\(json)"]
    }
  }

  func entries(_ clientID: String = "ann") -> [String] {
    app.conversations[clientID]?.rows.map(\.entry.word) ?? []
  }
}

extension DeliveriesChannel.Incoming {
  fileprivate var word: String {
    guard case .delivery(let delivery) = self else { return "?" }
    let mirror = delivery.messageType == .mirror ? "mirror " : ""
    return "\(mirror)\(delivery.important == true ? "important " : "")\(delivery.content.word)"
  }
}

extension Entry {
  var word: String {
    switch self {
    case .message(let message): "\(message.operator?.name ?? "ann"): \(message.text ?? "")"
    case .operatorNotice(let notice): notice.type.rawValue
    case .threadNotice(let notice): notice.type.rawValue
    case .survey(let survey): "SURVEY \(survey.questions?.first?.text ?? "")"
    case .surveyAnswer(let answer): "ANSWER \(answer.rate ?? 0)"
    case .closeThreadRequest(let request): "MAY IT END? \(request.hideAfter ?? 0)"
    default: "?"
    }
  }
}
