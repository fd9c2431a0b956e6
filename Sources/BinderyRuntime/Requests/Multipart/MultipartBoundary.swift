import Foundation

/// The boundary between the parts, which no part may contain.
///
/// Parts in memory are searched for it. Files are not: they would have to be read twice, and 128
/// random bits of this request occur in no existing file.
struct MultipartBoundary {
  let text: String

  init(for parts: [MultipartPart], using generator: inout some RandomNumberGenerator) {
    var text = Self.random(&generator)
    while parts.contains(where: { $0.content.holds(text) }) { text = Self.random(&generator) }
    self.text = text
  }

  private static func random(_ generator: inout some RandomNumberGenerator) -> String {
    let digits = (0..<32).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }
    return "bindery-" + digits.joined()
  }
}

extension HTTPBody.Segment {
  fileprivate func holds(_ text: String) -> Bool {
    guard case .bytes(let bytes) = self else { return false }
    return Data(bytes).range(of: Data(text.utf8)) != nil
  }
}
