import Foundation

/// A file of this command in its cache folder, identified by its name and content.
enum ReceiptFile {
  case receipt
  /// A partial receipt of a killed run.
  case temporary

  /// Returns nil for other names than a hash of at most 16 hexadecimal digits, followed by the
  /// process ID for a temporary file.
  init?(name: String) {
    if name.wholeMatch(of: #/[0-9a-f]{1,16}\.receipt/#) != nil {
      self = .receipt
    } else if name.wholeMatch(of: #/[0-9a-f]{1,16}\.receipt\.[0-9]+\.bindery/#) != nil {
      self = .temporary
    } else {
      return nil
    }
  }

  /// Whether the content is a receipt of this or another version; a temporary file may be any
  /// prefix.
  func isOurs(at path: String) -> Bool {
    guard case .regular(let bytes)? = try? FileOnDisk(path: path).state() else { return false }
    switch self {
    case .receipt: return (try? JSONDecoder().decode(Members.self, from: Data(bytes))) != nil
    case .temporary: return bytes.isEmpty || bytes.first == UInt8(ascii: "{")
    }
  }

  /// The keys of every receipt.
  private struct Members: Decodable {
    let question: Anything
    let inputs: [Anything]
    let outputs: [Anything]
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}
