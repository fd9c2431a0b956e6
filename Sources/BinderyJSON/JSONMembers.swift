/// A list of keys and values that distinguishes keys byte by byte: `é` as one scalar and as two are
/// different keys.
public struct JSONMembers<Value: Hashable & Sendable>: Hashable, Sendable,
  ExpressibleByDictionaryLiteral
{
  let all: [Member]

  struct Member: Hashable {
    let key: String
    let value: Value
  }

  /// Creates the list of the literal, in its order.
  public init(dictionaryLiteral members: (String, Value)...) {
    all = members.map { Member(key: $0, value: $1) }
  }

  /// Creates a list of keys and values.
  package init(_ members: [(String, Value)]) {
    all = members.map { Member(key: $0, value: $1) }
  }

  var isEmpty: Bool { all.isEmpty }

  var keys: [String] { all.map(\.key) }

  /// The first value for the bytes of a key.
  subscript(key: String) -> Value? { all.first { $0.key.hasSameBytes(as: key) }?.value }
}
