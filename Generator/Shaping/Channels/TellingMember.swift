import Canonicalizing
import Shape

/// A member that some of the messages confine to values.
struct TellingMember {
  /// By the position of the message; nothing where it confines the member to no value.
  private(set) var messages: [Int: Confined?] = [:]
  /// How many messages have a value.
  private var owners: [Scalar: Int] = [:]

  mutating func add(_ confined: Confined?, of message: Int) {
    messages[message] = .some(confined)
    for value in Set(confined?.values ?? []) { owners[value, default: 0] += 1 }
  }

  /// Those that nobody else has.
  private func values(of message: Int) -> Confined? {
    guard let confined = messages[message] ?? nil, !confined.values.isEmpty,
      confined.values.allSatisfy({ owners[$0] == 1 })
    else { return nil }
    return confined
  }

  var toldCount: Int { messages.keys.count { values(of: $0) != nil } }

  var isRequired: Bool { messages.keys.allSatisfy { values(of: $0)?.isRequired ?? true } }

  /// Of a message that comes alone a list of values says nothing.
  var isConstant: Bool { owners.count == 1 }

  func discriminator(_ key: String, among count: Int) -> Choice.Discriminator {
    var discriminator = Choice.Discriminator(key: key, mapping: [], isRequired: isRequired)
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
