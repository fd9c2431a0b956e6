/// The members of an object in the order of the document, each key once: of a repeated key the last
/// value wins, in the place of the first.
///
/// Keys are compared byte by byte, as JSON does, not by canonical equivalence.
/// Equality ignores the order.
public struct JSONObject: Sendable {
  /// In the order of the document.
  public private(set) var members: [Member] = []
  /// Where each key is, once there are too many to look at them all.
  private var index: [ExactKey: Int] = [:]

  private static let longestUnindexed = 16

  /// The object without members.
  public init() {}

  /// Of a repeated key the last value wins.
  public init(_ members: some Sequence<(String, JSONValue)>) {
    for (key, value) in members { self[key] = value }
  }

  /// A key with its value.
  public struct Member: Hashable, Sendable {
    /// As it is written, and different from any that has other bytes.
    public let key: String
    /// The last that was said for the key.
    public fileprivate(set) var value: JSONValue
  }

  /// A string that equals only its own bytes.
  private struct ExactKey: Hashable {
    let string: String

    static func == (left: ExactKey, right: ExactKey) -> Bool {
      left.string.hasSameBytes(as: right.string)
    }

    func hash(into hasher: inout Hasher) { string.hashBytes(into: &hasher) }
  }

  /// How many keys it has.
  public var count: Int { members.count }
  /// Whether it is `{}`.
  public var isEmpty: Bool { members.isEmpty }

  /// The value of a key; setting nil removes the member.
  public subscript(key: String) -> JSONValue? {
    get { position(of: key).map { members[$0].value } }
    set {
      switch (position(of: key), newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil): remove(at: position)
      case (nil, let value?): append(key, value)
      case (nil, nil): break
      }
    }
  }

  private var sortedMembers: [Member] {
    members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  private func position(of key: String) -> Int? {
    if members.count > Self.longestUnindexed { return index[ExactKey(string: key)] }
    return members.firstIndex { $0.key.hasSameBytes(as: key) }
  }

  private mutating func append(_ key: String, _ value: JSONValue) {
    // Most have a few, which would otherwise move from one piece of memory to the next.
    if members.isEmpty { members.reserveCapacity(4) }
    members.append(Member(key: key, value: value))
    if members.count > Self.longestUnindexed + 1 {
      index[ExactKey(string: key)] = members.count - 1
    } else if members.count > Self.longestUnindexed {
      reindex()
    }
  }

  private mutating func remove(at position: Int) {
    members.remove(at: position)
    reindex()
  }

  private mutating func reindex() {
    index = [:]
    guard members.count > Self.longestUnindexed else { return }
    for (position, member) in members.enumerated() {
      index[ExactKey(string: member.key)] = position
    }
  }
}

extension JSONObject: JSONModel {
  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      let known = count
      self[key.string] = try json.read()
      if count == known { json.isRepeating = true }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    for member in json.isComparing ? sortedMembers : members {
      json.member(named: member.key, member.value)
    }
    json.endObject()
  }
}

extension JSONObject: Hashable {
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.count == right.count && left.members.allSatisfy { right[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) {
    // A sum does not depend on the order.
    hasher.combine(members.reduce(0) { $0 &+ $1.hashValue })
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral, CustomStringConvertible {
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(members)
  }

  public var description: String { JSONValue.object(self).description }
}
