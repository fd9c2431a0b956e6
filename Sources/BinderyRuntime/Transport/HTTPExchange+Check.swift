extension HTTPExchange {
  /// Returns the exchange; throws if its parts could change the request or the protocol.
  func checked() throws(TransportError) -> HTTPExchange {
    try checkURL()
    guard method.rawValue.isToken else { throw .other("the method is not a token of HTTP") }
    for field in headers {
      guard field.name.isToken else { throw .other("a header's name is not a token of HTTP") }
      guard field.value.isFieldValue else {
        throw .other("the value of header \(field.name) contains control characters")
      }
    }
    return self
  }

  private func checkURL() throws(TransportError) {
    if let defect = url.withBytes(Self.defect) { throw .invalidURL(defect) }
  }

  private static func defect(of url: UnsafeBufferPointer<UInt8>) -> String? {
    guard arePrintable(url) else { return "it contains characters that must be percent-encoded" }
    guard let host = url.webSchemeLength else {
      return "it must begin with http:// or https://"
    }
    let isNamed = url.count > host && !url[host].endsAuthority
    return isNamed ? nil : "it has no host"
  }

  /// Whether all bytes are printable ASCII, 0x21 to 0x7E; without a branch for each, so that the
  /// compiler vectorizes it.
  private static func arePrintable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var others: UInt8 = 0
    for byte in bytes { others |= byte &- 0x21 > 0x7E - 0x21 ? 1 : 0 }
    return others == 0
  }
}

extension String {
  /// Whether it is valid as a header name or method: RFC 9110's token (§5.6.2).
  var isToken: Bool {
    !isEmpty
      && everyByte { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): true
        default: "!#$%&'*+.^_`|~".utf8.contains(byte)
        }
      }
  }

  /// Whether it is valid as a header value (RFC 9110 §5.5).
  fileprivate var isFieldValue: Bool {
    everyByte { $0 == 0x09 || $0 >= 0x20 && $0 != 0x7F }
  }
}
