import Canonical
import Shape

/// A member that some messages confine to constants.
struct DistinguishingMember {
  /// The values by the index of the message; nil for a message that has the member without
  /// constants.
  private(set) var messages: [Int: AllowedValues?] = [:]
  /// The number of messages that have each value.
  private var messageCounts: [Scalar: Int] = [:]

  mutating func add(_ confined: AllowedValues?, of message: Int) {
    messages[message] = .some(confined)
    for value in Set(confined?.values ?? []) { messageCounts[value, default: 0] += 1 }
  }

  /// The values of a message; nil if another message shares one of them.
  private func values(of message: Int) -> AllowedValues? {
    guard let confined = messages[message] ?? nil, !confined.values.isEmpty,
      confined.values.allSatisfy({ messageCounts[$0] == 1 })
    else { return nil }
    return confined
  }

  /// The number of messages that the member distinguishes.
  var distinctCount: Int { messages.keys.count { values(of: $0) != nil } }

  var isRequired: Bool { messages.keys.allSatisfy { values(of: $0)?.isRequired ?? true } }

  /// Whether the member has one value; several values of a single message distinguish nothing.
  var isConstant: Bool { messageCounts.count == 1 }

  func discriminator(_ key: String, among count: Int) -> Union.Discriminator {
    var discriminator = Union.Discriminator(key: key, mapping: [])
    discriminator.isRequired = isRequired
    for index in 0..<count {
      guard let confined = values(of: index) else {
        discriminator.others.append(index)
        continue
      }
      discriminator.mapping += confined.values.map { .init(value: $0, variant: index) }
      if !confined.isRequired { discriminator.others.append(index) }
    }
    return discriminator
  }
}
