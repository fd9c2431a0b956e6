import SwiftSource

/// File names that differ on a case-insensitive file system, and that don't look alike.
///
/// They also differ across folders, since Swift requires unique file names in a module.
struct FileNames {
  private var taken: Set<String> = []

  /// Returns an unused file name, or the part after `+` for a file that extends `type`.
  ///
  /// - Parameter other: The name if `name` is used.
  mutating func claim(
    _ name: SwiftName,
    or other: SwiftName? = nil,
    extending type: SwiftName? = nil
  ) -> SwiftName {
    let stem = type.map { "\($0.text)+" } ?? ""
    let short = name.truncated(to: FileNames.maxLength - stem.utf8.count)
    var candidate = short
    var number = 2
    if let other, taken.contains(Lookalike.form(of: stem + short.text)) {
      candidate = other.truncated(to: FileNames.maxLength - stem.utf8.count)
    }
    while !taken.insert(Lookalike.form(of: stem + candidate.text)).inserted {
      candidate = SwiftName("\(short.text)\(number)") ?? short
      number += 1
    }
    return candidate
  }

  /// Returns the unused name of a file with one constant, and the name of the constant.
  mutating func claimConstant(_ name: SwiftName) -> (file: SwiftName, constant: SwiftName) {
    let file = claim(name)
    return (file, SwiftName(Words(file.text).lowerCamel) ?? file)
  }

  /// The maximum length in bytes.
  ///
  /// File systems allow 255, including a number and `.swift`.
  private static let maxLength = 240
}
