import Foundation

/// Checks inputs again, without libFuzzer: `Fuzzing TARGET FILE…`.
#if !LIBFUZZER
  @main
#endif
struct Repetition {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first else {
      throw Violation("expected one of \(Targets.names.joined(separator: ", "))")
    }
    let target = try Targets.named(name)
    for path in arguments.dropFirst() {
      try target.check(Array(try Data(contentsOf: URL(filePath: path))))
    }
  }
}
