import Foundation
import Specification

/// What was asked, where, and of which generator: runs that are asked the same do the same, as long
/// as no file changes.
struct ReceiptQuestion: Codable, Equatable {
  /// Where a run was asked, and what it fills: whoever asks there again replaces the receipt.
  private let place: [String]
  private let options: [String]
  private let root: ReceiptInput?
  private let generator: ReceiptInput

  /// Nil when the folder or the program is gone.
  init?(_ options: GenerateOptions) {
    guard let folder = RealPath.resolve("."), let program = Self.program else { return nil }
    place = [folder, options.document ?? "", options.output ?? ""]
    let choices = [options.common.selection.include, options.common.selection.exclude]
    self.options =
      [
        "user \(geteuid())", "module \(options.module ?? "")",
        "client \(options.client ?? "")",
        "access \(options.access?.rawValue ?? "")", "single file \(options.isSingleFile)",
        "outside \(options.common.allowsOutside)",
      ]
      + choices.flatMap { [$0.paths, $0.tags, $0.operations] }.map(\.debugDescription)
    root = options.common.root.map(ReceiptInput.init)
    generator = ReceiptInput(program)
  }

  func isOlder(than moment: Int64) -> Bool { generator.isOlder(than: moment) }

  /// Differs for places that differ, but for a chance of one in 2⁶⁴, which costs no more than time.
  var name: String {
    // FNV-1a.
    let hash = place.joined(separator: "\0").utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    return String(hash, radix: 16) + ".receipt"
  }

  private static var program: String? {
    #if os(Linux)
      RealPath.resolve("/proc/self/exe")
    #else
      Bundle.main.executablePath.flatMap(RealPath.resolve)
    #endif
  }
}
