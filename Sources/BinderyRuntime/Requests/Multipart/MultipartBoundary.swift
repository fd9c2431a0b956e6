import Foundation

/// The line between the parts, which no part may contain.
///
/// What is in memory is searched for it. A file is not: it would have to be read twice, and 128
/// random bits, made for this request alone, meet nothing that was there before.
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
