/// A search for the fakes in redacted texts, so that texts that differ only in these can be
/// compared.
public struct FakeSearch: Sendable {
  private let search: SecretSearch
  private let fakes: [[UInt8]]

  init(_ fakes: some Sequence<[UInt8]>) {
    self.fakes = fakes.map(Self.core)
    search = SecretSearch(texts: self.fakes)
  }

  /// The part of a fake that no encoding changes, such as that before the padding of base64.
  private static func core(of fake: [UInt8]) -> [UInt8] {
    let runs = fake.split {
      !$0.isAlphanumeric && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_")
    }
    let padding = [UInt8(ascii: "=")]
    return runs.first { FakeText.isFake($0) || FakeText.isFake($0 + padding) }.map(Array.init)
      ?? fake
  }

  /// Returns a text with a null character for each fake, and the fakes in their order.
  public func template(of text: String) -> (text: String, fakes: [String]) {
    let bytes = Array(text.utf8)
    let matches = search.matches(in: bytes)
    let edits = matches.map { Edit(range: $0.range, replacement: [0]) }
    guard let result = edits.applied(to: bytes) else { return (text, []) }
    return (result.text, matches.map { fakes[$0.secret].text })
  }
}
