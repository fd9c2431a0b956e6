import Foundation
import Synthesis

/// The command that writes a synthetic document: `SyntheticDocument 4MB [yaml|json]`, with a
/// million bytes per megabyte.
let words = Array(CommandLine.arguments.dropFirst())
let size = words.first.flatMap { $0.hasSuffix("MB") ? Int($0.dropLast(2)) : nil }
let format = SyntheticDocument.Format(rawValue: words.count > 1 ? words[1] : "yaml")
guard let size, size > 0, let format, words.count <= 2 else {
  FileHandle.standardError.write(Data("usage: SyntheticDocument 4MB [yaml|json] > FILE\n".utf8))
  exit(2)
}
let text = SyntheticDocument.text(ofSize: size * 1_000_000, as: format)
try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
