/// Who the client is.
public struct ChatUser: Hashable, Sendable {
  /// Of this person alone, always the same, and hard to guess.
  public let identifier: String
  /// What operators call the client; nil for one who hasn't said.
  public let name: String?
  /// What else the app says of the client.
  public private(set) var data: [String: String]?

  /// A client with what the company wants to know beside the name.
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
