import BinderyRealtime
import BinderyRuntime
import ChatCenterUI

// Connections, and the frames they send.
extension ChatCenterApp {
  /// Begins a connection, and returns its ID.
  mutating func connect() -> String {
    let id = "\(nextNumber())"
    guard connections.count < settings.bounds.connections else {
      close(id, 1013, "There are too many connections")
      return id
    }
    connections[id] = ChatCenterConnection()
    return id
  }

  @discardableResult
  mutating func ended(_ connection: String) -> Bool {
    connections.removeValue(forKey: connection) != nil
  }

  mutating func receive(_ text: String, from connection: String) {
    guard connections[connection] != nil else { return }
    do throws(UndecodableEvent) {
      receive(try SocketChannel.Outgoing(message: text), from: connection)
    } catch {
      close(connection, 1007, "A frame isn't what it should be")
    }
  }

  private mutating func receive(_ frame: SocketChannel.Outgoing, from connection: String) {
    switch frame {
    case .registerDevice(let request): register(request, connection)
    case .updateDevice(let change): acknowledge(.updateDevice, change.correlationId, connection)
    case .sendMessage(let request): take(request, from: connection)
    case .updateStatuses(let change): take(change, from: connection)
    case .ping(let ping): send(.ping(ping), to: connection)
    case .unknown: break
    }
  }

  /// Answers a frame with a refusal, without any other effect.
  mutating func refuse(_ text: String, _ refusal: ChatCenterUI.Refusal, from connection: String) {
    guard connections[connection] != nil, let frame = try? SocketChannel.Outgoing(message: text)
    else { return }
    switch frame {
    case .registerDevice(let request):
      let answer = DeviceRegistered(correlationId: request.correlationId, data: .refusal(refusal))
      send(.deviceRegistered(answer), to: connection)
    case .sendMessage(let request):
      let answer = MessageSent(correlationId: request.correlationId, data: .refusal(refusal))
      send(.messageSent(answer), to: connection)
    case .updateDevice(let request):
      acknowledge(.updateDevice, request.correlationId, connection, refusal)
    case .updateStatuses(let request):
      acknowledge(.updateStatuses, request.correlationId, connection, refusal)
    case .ping, .unknown: break
    }
  }
}

extension ChatCenterApp {
  private mutating func register(_ request: RegisterDevice, _ connection: String) {
    let data: DeviceRegistered.DeviceRegisteredData
    if let address = address(of: request.data) {
      let device = ChatCenterConnection.Device(clientID: request.data.clientId, address: address)
      connections[connection]?.device = device
      data = .registration(Registration(deviceAddress: address))
    } else {
      data = .refusal(.unauthorized)
    }
    let answer = DeviceRegistered(correlationId: request.correlationId, data: data)
    send(.deviceRegistered(answer), to: connection)
  }

  /// Returns the address of a device, new or known; nil if the limit is reached.
  private mutating func address(of device: Device) -> String? {
    guard !device.clientId.isEmpty, !device.providerUid.isEmpty else { return nil }
    let known = conversations[device.clientId]
    if let address = known?.devices[device.deviceUid] { return address }
    guard known != nil || conversations.count < settings.bounds.clients,
      (known?.devices.count ?? 0) < settings.bounds.devices
    else { return nil }
    // a colon separates the address from the rest of a token, so it contains none.
    let address = "apns_\(nextNumber())"
    conversations[device.clientId, default: Conversation()].devices[device.deviceUid] = address
    return address
  }

  private mutating func take(_ change: UpdateStatuses, from connection: String) {
    guard let device = connections[connection]?.device,
      device.address == change.data.deviceAddress
    else { return acknowledge(.updateStatuses, change.correlationId, connection, .unauthorized) }
    for report in change.data.statuses {
      conversations[device.clientID]?.note(report.status, of: report.messageId)
    }
    acknowledge(.updateStatuses, change.correlationId, connection)
  }

  private mutating func acknowledge(
    _ action: Acknowledged.Action,
    _ correlation: CorrelationID,
    _ connection: String,
    _ refusal: ChatCenterUI.Refusal? = nil
  ) {
    let data = refusal.flatMap { try? JSONValue(encoding: $0) }
    send(
      .acknowledged(Acknowledged(action: action, correlationId: correlation, data: data)),
      to: connection
    )
  }
}

extension ChatCenterUI.Refusal {
  static let unauthorized = Self(error: "UNAUTHORIZED", errorDetails: "invalid")
  static let unknownContent = Self(error: "UNKNOWN_CONTENT")
}
