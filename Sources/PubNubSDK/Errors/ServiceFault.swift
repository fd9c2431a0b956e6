import BinderyRuntime

/// What the body of an error says, in whichever shape the services of PubNub write it.
struct ServiceFault: Equatable {
  var message: String?
  /// What is wrong in detail, a sentence each.
  var details: [String] = []
  /// What Access Manager denies.
  var channels: [String] = []
  var channelGroups: [String] = []

  /// A body that says nothing, HTML of a proxy among them, is a fault without a message.
  init(_ body: [UInt8]) {
    let value: JSONValue? = try? JSONReader.decode(from: body)
    switch value {
    case .array(let elements):
      // [0, "Invalid JSON", "15644265196692560"], the last one not always.
      message = elements.dropFirst().first?.string
    case .object(let object): read(object)
    default: break
    }
  }

  private mutating func read(_ object: JSONObject) {
    if let error = object["error"]?.object {
      message = error["message"]?.string
      details = (error["details"]?.array ?? []).compactMap(Self.detail)
    } else {
      message = object["message"]?.string ?? object["error_message"]?.string
      // Push services put their text in the place of the flag.
      if message == nil { message = object["error"]?.string }
    }
    channels = Self.texts(object["payload"]?["channels"])
    channelGroups = Self.texts(object["payload"]?["channel-groups"])
  }

  private static func detail(_ value: JSONValue) -> String? {
    guard let message = value["message"]?.string else { return nil }
    let place = [value["locationType"]?.string, value["location"]?.string].compactMap { $0 }
    return place.isEmpty ? message : "\(message) (\(place.joined(separator: " ")))"
  }

  private static func texts(_ value: JSONValue?) -> [String] {
    (value?.array ?? []).compactMap(\.string)
  }
}
