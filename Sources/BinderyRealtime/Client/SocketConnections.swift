import BinderyRuntime

/// The WebSockets of a client, one for each address, query and headers.
final class SocketConnections: ChannelConnections {
  private let server: RealtimeServer
  private let reports: ClientReports
  private let connections = Locked<[RealtimeOptions.Request: WeakConnection]>([:])

  private struct WeakConnection {
    weak var connection: RealtimeConnection?
  }

  init(_ server: RealtimeServer, _ reports: ClientReports) {
    self.server = server
    self.reports = reports
  }

  func connection<Channel: MessageChannel>(
    for channel: Channel,
    _ options: RealtimeOptions
  ) -> any ChannelConnection {
    let request = RealtimeOptions.Request(channel, on: server, options.webSocket)
    return connections.withLock { connections in
      if let present = connections[request]?.connection { return present }
      connections = connections.filter { $0.value.connection != nil }
      let connection = RealtimeConnection(request, options, reports)
      connections[request] = WeakConnection(connection: connection)
      return connection
    }
  }

  func connect() async { for connection in present { await connection.connect() } }

  func check() async { for connection in present { await connection.check() } }

  /// Closes all connections at the same time, since each may wait for its service.
  func disconnect() async {
    await withDiscardingTaskGroup { group in
      for connection in present { group.addTask { await connection.disconnect() } }
    }
  }

  private var present: [RealtimeConnection] {
    connections.withLock { $0.values.compactMap(\.connection) }
  }
}
