/// Who the client is.
public struct ChatUser: Hashable, Sendable {
  /// Of this person alone, always the same, and hard to guess.
  public let identifier: String
  public let name: String?
  /// What else the app says of the client.
  public private(set) var data: [String: String]?

  public init(identifier: String, name: String? = nil, data: [String: String]? = nil) {
    self.identifier = identifier
    self.name = name
    self.data = data
  }

  /// Says something else of the client; nil for nothing.
  ///
  /// A client keeps its own copy: `ChatCenterUISDK.update(user:)` gives it another.
  public mutating func updateData(data: [String: String]?) { self.data = data }
}
