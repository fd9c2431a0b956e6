import BinderyRuntime

/// The attributes of a channel in the HTTP API.
enum ChannelInfo {
  /// The requested attributes, in a comma-separated list.
  struct Attributes {
    let names: [String]

    init(_ text: String) { names = text.elements }

    var isEmpty: Bool { names.isEmpty }
  }
}

extension ChannelsApp {
  /// Returns the requested attributes of a channel.
  func info(_ attributes: ChannelInfo.Attributes, of name: String) throws(APIRefusal) -> JSONObject
  {
    var info = JSONObject()
    for attribute in attributes.names {
      switch attribute {
      case "user_count":
        guard ChannelKind(name).isPresence else {
          throw .invalid("user_count is for presence channels, which \(name) is not")
        }
        info["user_count"] = .number(JSONNumber(channels[name]?.members.count ?? 0))
      case "subscription_count":
        info["subscription_count"] = .number(JSONNumber(channels[name]?.subscribers.count ?? 0))
      case "cache": info["cache"] = cacheInfo(of: name)
      default: throw .invalid("There is no attribute \(attribute.prefix(50))")
      }
    }
    return info
  }

  private func cacheInfo(of name: String) -> JSONValue {
    let age = settings.bounds.cachedSeconds
    guard let event = cache.event(on: name, at: now, maximumAge: age),
      let left = cache.secondsLeft(on: name, at: now, maximumAge: age)
    else { return .null }
    return ["data": .string(event.data), "ttl": .number(JSONNumber(left))]
  }
}
