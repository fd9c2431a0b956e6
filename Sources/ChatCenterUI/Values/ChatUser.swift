/// A user of the chat; the protocol calls it the client.
public struct ChatUser: Hashable, Sendable {
  /// The unique and constant id of the user, which should be hard to guess.
  public let identifier: String
  /// The name that operators see; nil for none.
  public let name: String?
  /// Further data about the user, for operators.
  public private(set) var data: [String: String]?

  /// Creates a user.
  public init(identifier: String, name: String? = nil, data: [String: String]? = nil) {
    self.identifier = identifier
    self.name = name
    self.data = data
  }

  /// Replaces the data; nil for none.
  ///
  /// A client keeps its own copy: pass the changed user to `ChatCenterUISDK.update(user:)`.
  public mutating func updateData(data: [String: String]?) { self.data = data }
}
