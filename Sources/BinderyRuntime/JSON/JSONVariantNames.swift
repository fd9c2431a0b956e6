/// The variants that a member names.
struct JSONVariantNames {
  let member: Int
  private let texts: JSONKeyTable
  /// That of each text.
  private let variants: [Int]

  /// One for each member that names any; of variants with the same name the first has it.
  static func all(in signatures: [JSONSignature], _ keys: JSONKeyTable) -> [JSONVariantNames] {
    var named: [Int: [[UInt8]: Int]] = [:]
    for (variant, signature) in signatures.enumerated() {
      guard case .named(let names, let key) = signature,
        let member = keys.position(of: Array(key.utf8))
      else { continue }
      for name in names.map({ Array($0.utf8) }) where named[member]?[name] == nil {
        named[member, default: [:]][name] = variant
      }
    }
    return named.sorted { $0.key < $1.key }.map { JSONVariantNames(member: $0, of: $1) }
  }

  private init(member: Int, of named: [[UInt8]: Int]) {
    self.member = member
    let texts = JSONKeyTable(named.keys)
    let pairs = named.compactMap { name, variant in
      texts.position(of: name).map { ($0, variant) }
    }
    variants = pairs.sorted { $0.0 < $1.0 }.map(\.1)
    self.texts = texts
  }

  /// That of a text, of which eight bytes may be read however short it is.
  func variant(named text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = text.baseAddress else { return nil }
    return texts.position(of: start, count: text.count).map { variants[$0] }
  }
}
