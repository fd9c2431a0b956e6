import SwiftSource

/// File names that differ even where upper and lower case are the same.
///
/// They differ across folders too, since a module has no two files of one name.
struct FileNames {
  private var taken: Set<String> = []

  /// The name of a file, or of one that extends the type of another.
  mutating func claim(_ name: SwiftName, extending type: SwiftName? = nil) -> SwiftName {
    let stem = type.map { "\($0.text)+" } ?? ""
    let short = name.truncated(to: FileNames.longest - stem.utf8.count)
    var candidate = short
    var number = 2
    while !taken.insert((stem + candidate.text).lowercased()).inserted {
      candidate = SwiftName("\(short.text)\(number)") ?? short
      number += 1
    }
    return candidate
  }

  /// The name of a file that holds one constant, and the constant's, which differ from others as
  /// file names do: by more than case.
  mutating func claimConstant(_ name: SwiftName) -> (file: SwiftName, constant: SwiftName) {
    let file = claim(name)
    return (file, SwiftName(Words(file.text).lowerCamel) ?? file)
  }

  /// In bytes: a file system takes 255, with a number and `.swift`.
  private static let longest = 240
}
