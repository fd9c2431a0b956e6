import Foundation
import Specification

/// The key of a receipt: the folder, the options and the generator of a run.
///
/// Runs with equal keys have equal results while no file changes.
struct ReceiptQuestion: Codable, Equatable {
  /// The current folder, the document and the output; a later run with the same values replaces the
  /// receipt.
  private let place: [String]
  private let options: [String]
  private let root: ReceiptInput?
  private let generator: ReceiptInput

  /// Returns nil when the folder or the program no longer exists.
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

  /// The file name, by a hash of `place`; a collision only makes a run slower.
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
