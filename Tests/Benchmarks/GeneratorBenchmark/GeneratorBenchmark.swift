import Foundation

/// What the generator takes for a document of about 1 MB, and how fast it reads YAML against the
/// floor: libyaml's events, made and thrown away.
@main
struct GeneratorBenchmark {
  static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      throw Failure(description: "usage: GeneratorBenchmark PATH-OF-bindery")
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "bindery-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let generator = Generator(executable: URL(filePath: path), folder: folder)
    try reportGeneration(generator)
    try reportReading(generator)
  }

  private static func reportGeneration(_ generator: Generator) throws {
    let document = SyntheticDocument(schemas: 1000).text
    let cost = try generator.cost(of: document)
    let output = try generator.output()
    let megabytes = Double(document.utf8.count) / 1e6
    print(String(format: "document   %6.2f MB", megabytes))
    print(String(format: "generated  %6.2f s CPU, %.2f s", cost.processor, cost.elapsed))
    print(
      String(
        format: "output     %6.2f MB, %d lines, %d files",
        Double(output.bytes) / 1e6,
        output.lines,
        output.files
      )
    )
  }

  /// Only reading concerns itself with an extension, so the rest of the work cancels out.
  private static func reportReading(_ generator: Generator) throws {
    let small = SyntheticDocument(schemas: 1)
    let large = small.text + SyntheticDocument.filler(entries: 40_000)
    let bytes = Double(large.utf8.count - small.text.utf8.count)
    let base = try generator.bestCost(of: small.text)
    let reading = try generator.bestCost(of: large) - base
    let floor = try YAMLEvents.seconds(for: large)
    print(String(format: "events     %6.1f MB/s, libyaml alone", bytes / floor / 1e6))
    print(
      String(
        format: "reading    %6.1f MB/s, %.1fx the floor's time",
        bytes / reading / 1e6,
        reading / floor
      )
    )
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String
}
