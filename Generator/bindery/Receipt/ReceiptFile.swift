import Foundation

/// A file that this command keeps in its cache folder, told by its name and its content.
enum ReceiptFile {
  case receipt
  /// What a run that was killed has left of one.
  case temporary

  /// Nil for a name that no file of this command has: the receipt's hash in 16 hexadecimal digits
  /// at most, and behind it, for a temporary file, the number of the process.
  init?(name: String) {
    if name.wholeMatch(of: #/[0-9a-f]{1,16}\.receipt/#) != nil {
      self = .receipt
    } else if name.wholeMatch(of: #/[0-9a-f]{1,16}\.receipt\.[0-9]+\.bindery/#) != nil {
      self = .temporary
    } else {
      return nil
    }
  }

  /// Whether the content is a receipt, of this version or another; one that was killed may have
  /// written anything of it.
  func isOurs(at path: String) -> Bool {
    guard case .regular(let bytes)? = try? FileOnDisk(path: path).state() else { return false }
    switch self {
    case .receipt: return (try? JSONDecoder().decode(Members.self, from: Data(bytes))) != nil
    case .temporary: return bytes.isEmpty || bytes.first == UInt8(ascii: "{")
    }
  }

  /// What every receipt has.
  private struct Members: Decodable {
    let question: Anything
    let inputs: [Anything]
    let outputs: [Anything]
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}
