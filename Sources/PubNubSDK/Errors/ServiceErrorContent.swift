import BinderyRuntime

/// The content of an error response, in each of the forms that PubNub's services use.
struct ServiceErrorContent: Equatable {
  var message: ServiceMessage?
  /// Detailed messages.
  var details: [String] = []
  /// The channels to which Access Manager denies access.
  var channels: [String] = []
  var channelGroups: [String] = []

  /// Creates the content; a body without a message, such as a proxy's HTML, has none.
  init(_ body: [UInt8]) {
    let value: JSONValue? = try? JSONReader.decode(from: body)
    switch value {
    case .array(let elements):
      // [0, "Invalid JSON", "15644265196692560"]; the timetoken may be absent.
      message = Self.message(elements.dropFirst().first)
    case .object(let object): read(object)
    default: break
    }
  }

  private mutating func read(_ object: JSONObject) {
    if let error = object["error"]?.object {
      message = Self.message(error["message"])
      details = (error["details"]?.array ?? []).compactMap(Self.detail)
    } else {
      message = Self.message(object["message"]) ?? Self.message(object["error_message"])
      // Push services write the message where others write the flag.
      if message == nil { message = Self.message(object["error"]) }
    }
    channels = Self.texts(object["payload"]?["channels"])
    channelGroups = Self.texts(object["payload"]?["channel-groups"])
  }

  private static func message(_ value: JSONValue?) -> ServiceMessage? {
    value?.string.map(ServiceMessage.init(rawValue:))
  }

  private static func detail(_ value: JSONValue) -> String? {
    guard let message = value["message"]?.string else { return nil }
    let location = [value["locationType"]?.string, value["location"]?.string].compactMap { $0 }
    return location.isEmpty ? message : "\(message) (\(location.joined(separator: " ")))"
  }

  private static func texts(_ value: JSONValue?) -> [String] {
    (value?.array ?? []).compactMap(\.string)
  }
}
