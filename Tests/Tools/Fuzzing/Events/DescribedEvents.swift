import BinderyRuntime
import Shape

/// The described messages of a channel in one direction.
struct DescribedEvents {
  let messages: [DescribedMessage]
  private let key: String?
  private let values: Set<Scalar>
  /// Whether some messages are identified by their members.
  private let hasOthers: Bool

  /// The result of decoding a frame.
  enum Reading {
    case unknown
    case known(String)
    case undecodable(JSONError)
  }

  init(messages: [DescribedMessage], discriminator: Union.Discriminator?) {
    self.messages = messages
    key = discriminator?.key
    values = Set(discriminator?.mapping.map(\.value) ?? [])
    hasOthers = discriminator?.others.isEmpty == false
  }

  var names: [String] { messages.map(\.name) }

  /// Whether a frame is one of the messages; nil if no member identifies it.
  func isKnown(_ frame: [UInt8]) -> Bool? {
    guard let key else { return nil }
    let members: FirstMembers? = try? JSONReader.decode(from: frame)
    if let value = members?.values[key].flatMap(Self.scalar), values.contains(value) { return true }
    return hasOthers ? nil : false
  }

  /// Whether the member that identifies the messages occurs twice in a frame.
  func isAmbiguous(_ frame: [UInt8]) -> Bool {
    guard let key else { return false }
    let members: FirstMembers? = try? JSONReader.decode(from: frame)
    return members?.repeated.contains(key) == true
  }

  private static func scalar(_ value: JSONValue) -> Scalar? {
    switch value {
    case .string(let text): .string(text)
    case .boolean(let flag): .boolean(flag)
    case .number(let number): .number(number.text)
    case .null, .array, .object: nil
    }
  }
}
