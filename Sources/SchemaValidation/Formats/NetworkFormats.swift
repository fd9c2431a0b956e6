/// The formats of host names, addresses and mailboxes.
enum NetworkFormats {
  /// Whether the text is a host name (RFC 1123): labels of letters, digits and inner hyphens.
  ///
  /// A label has at most 63 bytes, the name 253.
  static func isHostname(_ text: String) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.utf8.count <= 253
      && labels.allSatisfy { label in
        label.utf8.count <= 63
          && label.wholeMatch(of: /[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?/) != nil
      }
  }

  static func isIPv4(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        part.wholeMatch(of: /0|[1-9][0-9]{0,2}/) != nil && (Int(part) ?? 256) < 256
      }
  }

  static func isIPv6(_ text: String) -> Bool {
    let halves = text.split(separator: "::", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return false }
    var count = 0
    for (position, half) in halves.enumerated() where !half.isEmpty {
      guard let groups = groups(in: half, atEnd: position == halves.count - 1) else { return false }
      count += groups
    }
    return halves.count == 2 ? count < 8 : count == 8
  }

  /// Returns the number of 16-bit groups; a dotted IPv4 address at the end counts as two.
  private static func groups(in text: Substring, atEnd: Bool) -> Int? {
    let groups = text.split(separator: ":", omittingEmptySubsequences: false)
    var count = 0
    for (position, group) in groups.enumerated() {
      if group.wholeMatch(of: /[0-9A-Fa-f]{1,4}/) != nil {
        count += 1
      } else if atEnd, position == groups.count - 1, isIPv4(String(group)) {
        count += 2
      } else {
        return nil
      }
    }
    return count
  }

  /// Whether the text is a mailbox (RFC 5321): a dot-atom or a quoted string, and a host.
  static func isEmail(_ text: String) -> Bool {
    guard let at = text.lastIndex(of: "@") else { return false }
    let local = text[..<at]
    let host = text[text.index(after: at)...]
    let atom = /[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*/
    let quoted = /"(?:[^"\\]|\\.)*"/
    guard local.wholeMatch(of: atom) != nil || local.wholeMatch(of: quoted) != nil else {
      return false
    }
    guard host.hasPrefix("["), host.hasSuffix("]") else { return isHostname(String(host)) }
    let address = String(host.dropFirst().dropLast())
    return address.hasPrefix("IPv6:") ? isIPv6(String(address.dropFirst(5))) : isIPv4(address)
  }
}
