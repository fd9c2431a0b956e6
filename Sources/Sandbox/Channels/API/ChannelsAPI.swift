import BinderyRuntime

/// The HTTP API, with which the app's server triggers events and queries channels.
struct ChannelsAPI {
  let call: Call

  /// Returns the path segments after `/apps/{id}`; nil if the path isn't the API's.
  private func route(_ credentials: AppCredentials) throws(APIRefusal) -> [String]? {
    let segments = call.segments.map { PercentDecoding.decode($0) }
    // An official library omits the app when it terminates a user's connections.
    if segments.first == "users", segments.last == "terminate_connections" { return segments }
    guard segments.first == "apps", segments.count > 2 else { return nil }
    guard segments[1] == credentials.appID else {
      throw APIRefusal(status: 404, message: "No app has the id \(segments[1].prefix(50))")
    }
    return Array(segments[2...])
  }

  /// Returns the reply; nil for another path.
  func reply(from app: inout ChannelsApp) throws(APIRefusal) -> JSONValue? {
    guard let route = try route(app.settings.credentials) else { return nil }
    let seconds = Int(app.now / .ticksPerSecond)
    try APISignature(call: call, credentials: app.settings.credentials, now: seconds).check()
    switch (call.method, route.count) {
    case (.post, 1) where route[0] == "events": return try trigger(in: &app)
    case (.post, 1) where route[0] == "batch_events": return try triggerBatch(in: &app)
    case (.get, 1) where route[0] == "channels": return try channels(of: app)
    case (.get, 2) where route[0] == "channels": return try channel(route[1], of: app)
    case (.get, 3) where route[0] == "channels" && route[2] == "users":
      return try users(of: route[1], app)
    case (.post, 3) where route[0] == "users" && route[2] == "terminate_connections":
      app.terminateConnections(of: route[1])
      return [:]
    default: throw APIRefusal(status: 404, message: "No such path")
    }
  }

  private func json() throws(APIRefusal) -> JSONValue {
    do throws(JSONError) {
      return try JSONReader.decode(from: call.body)
    } catch {
      throw .invalid("The body isn't JSON: \(error)")
    }
  }
}

// Events.
extension ChannelsAPI {
  private func trigger(in app: inout ChannelsApp) throws(APIRefusal) -> JSONValue {
    let request = try TriggerRequest(json(), app.settings.limits)
    var infos = JSONObject()
    for channel in request.channels { infos[channel] = try info(request, channel, app) }
    for channel in request.channels {
      app.trigger(request.event, on: channel, except: request.socketID)
    }
    return request.info.isEmpty ? [:] : ["channels": .object(infos)]
  }

  private func triggerBatch(in app: inout ChannelsApp) throws(APIRefusal) -> JSONValue {
    let limits = app.settings.limits
    guard let list = try json()["batch"]?.array, list.count <= limits.eventsPerBatch else {
      throw .invalid("A batch is a list of at most \(limits.eventsPerBatch) events")
    }
    var requests: [TriggerRequest] = []
    for element in list { requests.append(try TriggerRequest(element, limits)) }
    var infos: [JSONValue] = []
    for request in requests { infos.append(try info(request, request.channels[0], app)) }
    for request in requests {
      for channel in request.channels {
        app.trigger(request.event, on: channel, except: request.socketID)
      }
    }
    return requests.allSatisfy(\.info.isEmpty) ? [:] : ["batch": .array(infos)]
  }

  private func info(
    _ request: TriggerRequest,
    _ channel: String,
    _ app: ChannelsApp
  ) throws(APIRefusal) -> JSONValue {
    .object(try app.info(request.info, of: channel))
  }
}

// Queries.
extension ChannelsAPI {
  private var attributes: ChannelInfo.Attributes {
    ChannelInfo.Attributes(call.query["info"] ?? "")
  }

  private func channels(of app: ChannelsApp) throws(APIRefusal) -> JSONValue {
    let prefix = call.query["filter_by_prefix"] ?? ""
    if attributes.names.contains("user_count"), !prefix.hasPrefix("presence-") {
      throw .invalid("user_count needs a filter_by_prefix that begins with presence-")
    }
    var list = JSONObject()
    for name in app.channels.keys.sorted() where name.hasPrefix(prefix) {
      list[name] = .object(try app.info(attributes, of: name))
    }
    return ["channels": .object(list)]
  }

  private func channel(_ name: String, of app: ChannelsApp) throws(APIRefusal) -> JSONValue {
    var channel: JSONObject = ["occupied": .boolean(app.channels[name] != nil)]
    for member in try app.info(attributes, of: name).members { channel[member.key] = member.value }
    return .object(channel)
  }

  private func users(of name: String, _ app: ChannelsApp) throws(APIRefusal) -> JSONValue {
    guard ChannelKind(name).isPresence else {
      throw .invalid("Users are on presence channels, which \(name) is not")
    }
    let members = app.channels[name]?.members ?? []
    return ["users": .array(members.map { ["id": .string($0.userId.text)] })]
  }
}
