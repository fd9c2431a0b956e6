/// What is said of members of an object, whose keys may be all but the same: `é` as one scalar and
/// as two are two members.
public struct JSONMembers<Value: Hashable & Sendable>: Hashable, Sendable,
  ExpressibleByDictionaryLiteral
{
  let all: [Member]

  struct Member: Hashable {
    let key: String
    let value: Value
  }

  /// Whatever the literal says, in its order.
  public init(dictionaryLiteral members: (String, Value)...) {
    all = members.map { Member(key: $0, value: $1) }
  }

  var isEmpty: Bool { all.isEmpty }

  var keys: [String] { all.map(\.key) }

  /// The first for the bytes of a key.
  subscript(key: String) -> Value? { all.first { $0.key.hasSameBytes(as: key) }?.value }
}
