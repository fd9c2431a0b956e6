import BinderyRuntime

/// A member of a presence channel.
public final class PusherPresenceChannelMember: NSObject, Sendable {
  /// The id that the app's server has authorized.
  public let userId: String
  let info: JSONValue?

  /// Creates a member.
  ///
  /// - Parameter userInfo: A JSON value; anything else is ignored.
  public init(userId: String, userInfo: Any? = nil) {
    self.userId = userId
    info = userInfo.flatMap(JSONValue.init(foundation:))
  }

  init(userId: String, info: JSONValue?) {
    self.userId = userId
    self.info = info?.isNull == true ? nil : info
  }

  /// The app's data about the user, as Foundation represents JSON.
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
  /// Creates a value from Foundation's representation; nil if it isn't JSON.
  init?(foundation value: Any) {
    // `isValidJSONObject` tests collections only, and writing an invalid value stops the program.
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
