/// A search for the fakes in redacted texts, so that texts that differ only in these can be
/// compared.
public struct FakeSearch: Sendable {
  private let search: SecretSearch

  init(_ fakes: some Sequence<[UInt8]>) {
    search = SecretSearch(texts: fakes.map(Self.core))
  }

  /// The part of a fake that no encoding changes, such as that before the padding of base64.
  static func core(of fake: [UInt8]) -> [UInt8] {
    // The claims of a web token contain numbered texts, too.
    if WebToken(fake) != nil { return fake }
    let runs = fake.split {
      !$0.isAlphanumeric && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_")
    }
    let padding = [UInt8(ascii: "=")]
    return runs.first { FakeText.isFake($0) || FakeText.isFake($0 + padding) }.map(Array.init)
      ?? fake
  }

  /// Returns a text with a null character for each fake, and the fakes in their order.
  ///
  /// A part in base64 that contains a fake is decoded.
  public func template(of text: String) -> (text: String, fakes: [String]) {
    let result = template(of: Array(text.utf8), depth: 0)
    return result.fakes.isEmpty ? (text, []) : (result.text.text, result.fakes)
  }

  private func template(of bytes: [UInt8], depth: Int) -> (text: [UInt8], fakes: [String]) {
    let found = search.matches(in: bytes).map { Edit(range: $0.range, replacement: [0]) }
    let numbered = FakeText.numberedWords(in: bytes).map { Edit(range: $0, replacement: [0]) }
    let plain = found.merged(with: numbered)
    let encoded = depth < Self.depthLimit ? base64Parts(of: bytes, depth + 1) : []
    let edits = plain.merged(with: encoded.map(\.edit))
    let fakes = edits.flatMap { edit in
      edit.replacement == [0]
        ? [bytes[edit.range].text]
        : encoded.first { $0.edit.range == edit.range }?.fakes ?? []
    }
    return (edits.applied(to: bytes) ?? bytes, fakes)
  }

  /// The parts in base64 with a fake: the decoded text after a start of heading, and its fakes.
  private func base64Parts(of bytes: [UInt8], _ depth: Int) -> [(edit: Edit, fakes: [String])] {
    var parts: [(edit: Edit, fakes: [String])] = []
    var position = 0
    while position < bytes.count {
      let end = bytes.end(from: position, where: \.isBase64)
      let padded = bytes.end(from: end) { $0 == UInt8(ascii: "=") }
      if end - position >= 11, let decoded = Base64(bytes[position..<padded])?.bytes {
        let inner = template(of: decoded, depth: depth)
        if !inner.fakes.isEmpty {
          parts.append((Edit(range: position..<padded, replacement: [1] + inner.text), inner.fakes))
        }
      }
      position = max(padded, position + 1)
    }
    return parts
  }

  private static let depthLimit = 3
}
