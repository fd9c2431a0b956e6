/// The members of an object in the order of the document, each key once.
///
/// Of a repeated key, the last value is used, at the position of the first. Keys are compared byte
/// by byte, not by canonical equivalence. Equality ignores the order.
public struct JSONObject: Sendable {
  /// The members in the order of the document.
  public private(set) var members: [Member] = []
  /// The position of each key, once there are too many for a linear search.
  private var index: [ExactKey: Int] = [:]

  private static let longestUnindexed = 16

  /// Creates an empty object.
  public init() {}

  /// Creates an object; of a repeated key, the last value is used.
  public init(_ members: some Sequence<(String, JSONValue)>) {
    for (key, value) in members { self[key] = value }
  }

  /// A key and its value.
  public struct Member: Hashable, Sendable {
    /// The key; keys of different bytes are different.
    public let key: String
    /// The last value of the key.
    public fileprivate(set) var value: JSONValue
  }

  /// A string that is equal only to one of the same bytes.
  private struct ExactKey: Hashable {
    let string: String

    static func == (left: ExactKey, right: ExactKey) -> Bool {
      left.string.hasSameBytes(as: right.string)
    }

    func hash(into hasher: inout Hasher) { string.hashBytes(into: &hasher) }
  }

  /// The number of members.
  public var count: Int { members.count }
  /// Whether the object is `{}`.
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
    // Most objects have a few members; reserving avoids reallocations.
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
