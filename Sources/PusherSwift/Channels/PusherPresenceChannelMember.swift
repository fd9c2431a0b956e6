import BinderyRuntime

/// A member of a presence channel.
public final class PusherPresenceChannelMember: NSObject, Sendable {
  /// Told by the app's server when it authorized the member.
  public let userId: String
  let info: JSONValue?

  /// - Parameter userInfo: What is JSON; anything else is nothing.
  public init(userId: String, userInfo: Any? = nil) {
    self.userId = userId
    info = userInfo.flatMap(JSONValue.init(foundation:))
  }

  init(userId: String, info: JSONValue?) {
    self.userId = userId
    self.info = info?.isNull == true ? nil : info
  }

  /// What the app says about the user, as Foundation reads JSON.
  public var userInfo: Any? { info?.foundation }

  public override var description: String {
    "\(userId)\(info.map { " \($0)" } ?? "")"
  }

  public override func isEqual(_ other: Any?) -> Bool {
    guard let other = other as? PusherPresenceChannelMember else { return false }
    return other.userId == userId && other.info == info
  }

  public override var hash: Int { userId.hashValue }
}

extension JSONValue {
  /// Nil for what isn't JSON.
  init?(foundation value: Any) {
    // Foundation tests collections alone, and stops the program for anything it can't write.
    guard JSONSerialization.isValidJSONObject([value]),
      let data = try? JSONSerialization.data(withJSONObject: [value]),
      let first = (try? JSONValue(parsing: String(decoding: data, as: UTF8.self)))?[0]
    else { return nil }
    self = first
  }

  var foundation: Any? {
    let data = Data("[\(self)]".utf8)
    return (try? JSONSerialization.jsonObject(with: data) as? [Any])?.first
  }
}
