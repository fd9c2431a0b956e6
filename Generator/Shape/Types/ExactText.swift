import Foundation

/// Text that is compared by its bytes, such as a key of a document: canonically equivalent texts
/// are different.
public struct ExactText: Hashable, Sendable {
  public var text: String

  public init(_ text: String) { self.text = text }

  public static func == (one: ExactText, other: ExactText) -> Bool {
    var (one, other) = (one.text, other.text)
    guard one.utf8.count == other.utf8.count else { return false }
    return one.withUTF8 { bytes in
      other.withUTF8 { others in
        guard let first = bytes.baseAddress, let second = others.baseAddress else { return true }
        return memcmp(first, second, bytes.count) == 0
      }
    }
  }

  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
