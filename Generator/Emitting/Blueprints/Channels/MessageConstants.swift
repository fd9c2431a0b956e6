import Shape
import SwiftSource

/// The constants of messages, by which a client can write messages that have no other members.
struct MessageConstants {
  let spelling: TypeSpelling
  /// The channels whose messages have the names, the nearest first.
  let channels: [Channel]

  /// Returns the constants of a message as a JSON value; nil if it requires others.
  ///
  /// - Parameter paths: The paths of the members that the client adds.
  func payload(of name: String, besides paths: [[String]] = []) -> Source? {
    guard let variant = variant(name) else { return nil }
    if variant.isText { return text(of: variant) }
    let type = variant.type
    var required = Required()
    collect(type, at: [], into: &required)
    let isComplete = required.others.allSatisfy { other in
      paths.contains { $0.starts(with: other) }
    }
    guard isComplete, case .object(let members)? = required.constants, !members.isEmpty else {
      return nil
    }
    return ValueWriter(spelling: spelling, scope: [], expressions: .initializers)
      .source(.object(members), as: .json)
  }

  /// Whether a message is a plain text.
  func isText(_ name: String) -> Bool { variant(name)?.isText == true }

  /// Returns the text of a message that has a single one.
  private func text(of variant: Union.Variant) -> Source? {
    guard case .string(let values) = variant.completeSignature, values.count == 1 else {
      return nil
    }
    return Source.literal(values[0])
  }

  private func variant(_ name: String) -> Union.Variant? {
    for direction in channels.flatMap({ [$0.outgoing, $0.incoming].compactMap(\.self) }) {
      guard let index = direction.messages.firstIndex(where: { $0.name == name }),
        case .union(let union)? = spelling.model(direction.event)?.definition
      else { continue }
      return union.variants[index]
    }
    return nil
  }

  /// The required members of a value.
  private struct Required {
    var constants: Literal?
    /// The paths of required members that aren't constant.
    var others: [[String]] = []
  }

  private func collect(_ type: Type, at path: [String], into required: inout Required) {
    guard case .model(let id) = spelling.unaliased(type),
      case .object(let object)? = spelling.model(id)?.definition
    else { return required.others.append(path) }
    var members: [Literal.Member] = []
    for field in object.fields where field.isRequired || field.isDistinctive {
      if let constant = field.initialValue ?? field.constant {
        members.append(Literal.Member(key: field.key, value: constant))
        continue
      }
      var inner = Required()
      collect(field.type, at: path + [field.key], into: &inner)
      if let constants = inner.constants {
        members.append(Literal.Member(key: field.key, value: constants))
      }
      required.others += inner.others
    }
    required.constants = .object(members)
  }
}
