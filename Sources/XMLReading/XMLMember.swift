/// The representation of an object's member in XML.
public struct XMLMember: Sendable {
  /// The key of the member in JSON; empty for members with any keys.
  package let key: String
  package let node: Node
  package let name: XMLName
  package let type: XMLType

  package enum Node {
    case element
    case attribute
    case text
    case cdata
    /// Each element of the array is an element of the object. Without one, the array is empty if
    /// it is required, and otherwise absent.
    case items(isRequired: Bool)
    /// Each element without another member is a member.
    case others
  }

  private init(_ key: String, _ node: Node, _ name: XMLName?, _ type: XMLType) {
    self.key = key
    self.node = node
    self.name = name ?? XMLName(key)
    self.type = type
  }

  /// Returns a member that is an element; without a name, it has that of the key.
  public static func element(
    _ key: String,
    _ type: XMLType = .text,
    named name: XMLName? = nil
  ) -> Self {
    Self(key, .element, name, type)
  }

  /// Returns a member that is an attribute; without a name, it has that of the key.
  public static func attribute(
    _ key: String,
    _ type: XMLType = .text,
    named name: XMLName? = nil
  ) -> Self {
    Self(key, .attribute, name, type)
  }

  /// Returns a member that is the text of the object's element.
  public static func text(_ key: String, _ type: XMLType = .text) -> Self {
    Self(key, .text, nil, type)
  }

  /// Returns a member that is the text of the object's element, written as a CDATA section.
  public static func cdata(_ key: String) -> Self { Self(key, .cdata, nil, .text) }

  /// Returns an array whose elements are elements of the object, without one around them.
  public static func items(
    _ key: String,
    _ type: XMLType = .text,
    named name: XMLName? = nil,
    isRequired: Bool = false
  ) -> Self {
    Self(key, .items(isRequired: isRequired), name, type)
  }

  /// Returns the members whose keys the object doesn't name: all other elements.
  public static func others(_ type: XMLType = .text) -> Self { Self("", .others, nil, type) }
}

extension [XMLMember] {
  /// Returns the index of the member of an element or attribute; among members with the same local
  /// name, the one in the namespace.
  package func index(of name: String, in namespace: String?, isAttribute: Bool) -> Int? {
    var found: Int?
    for (index, member) in enumerated()
    where member.isAttribute == isAttribute && member.isNamed && member.name.hasName(name) {
      if member.name.namespace == namespace { return index }
      found = found ?? index
    }
    return found
  }

  /// The index of the member that is the text of the element.
  package var text: Int? {
    firstIndex { member in
      switch member.node {
      case .text, .cdata: true
      case .element, .attribute, .items, .others: false
      }
    }
  }

  /// The type of the members without a name of their own; nil if they aren't kept.
  package var others: XMLType? {
    first { if case .others = $0.node { true } else { false } }?.type
  }
}

extension XMLMember {
  fileprivate var isAttribute: Bool { if case .attribute = node { true } else { false } }

  fileprivate var isNamed: Bool {
    switch node {
    case .element, .attribute, .items: true
    case .text, .cdata, .others: false
    }
  }
}

extension XMLName {
  /// Whether the name, or the part after its prefix, is the local name of a document.
  fileprivate func hasName(_ name: String) -> Bool {
    if local == name { return true }
    guard let colon = local.utf8.lastIndex(of: UInt8(ascii: ":")) else { return false }
    return local[colon...].dropFirst() == name
  }
}
