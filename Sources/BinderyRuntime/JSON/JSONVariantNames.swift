/// The variants that the values of one member select.
struct JSONVariantNames {
  let member: Int
  private let strings: Names
  /// Numbers and booleans.
  private let words: Names

  private struct Names {
    let texts: JSONKeyTable
    /// The variant of each text.
    let variants: [Int]

    init(_ named: [[UInt8]: Int]) {
      let texts = JSONKeyTable(named.keys)
      let pairs = named.compactMap { name, variant in
        texts.position(of: name).map { ($0, variant) }
      }
      variants = pairs.sorted { $0.0 < $1.0 }.map(\.1)
      self.texts = texts
    }

    func variant(of text: UnsafePointer<UInt8>, count: Int) -> Int? {
      texts.position(of: text, count: count).map { variants[$0] }
    }
  }

  /// Returns one for each member that selects variants; of equal values the first variant is used.
  static func all(in signatures: [JSONSignature], _ keys: JSONKeyTable) -> [JSONVariantNames] {
    var named: [Int: [JSONScalar: Int]] = [:]
    for (variant, signature) in signatures.enumerated() {
      guard case .named(let names, let key) = signature,
        let member = keys.position(of: Array(key.utf8))
      else { continue }
      for name in names where named[member]?[name] == nil {
        named[member, default: [:]][name] = variant
      }
    }
    return named.sorted { $0.key < $1.key }.map { JSONVariantNames(member: $0, of: $1) }
  }

  private init(member: Int, of named: [JSONScalar: Int]) {
    func names(areStrings: Bool) -> Names {
      let names = named.filter { $0.key.isString == areStrings }
      return Names(Dictionary(names.map { ($0.key.identity, $0.value) }) { first, _ in first })
    }
    self.member = member
    strings = names(areStrings: true)
    words = names(areStrings: false)
  }

  /// Returns the variant of a text, of which eight bytes are readable; nil for an unknown one.
  func variant(named text: UnsafeBufferPointer<UInt8>, isString: Bool) -> Int? {
    guard let start = text.baseAddress else { return nil }
    return isString
      ? strings.variant(of: start, count: text.count)
      : words.variant(of: start, count: text.count)
  }
}
