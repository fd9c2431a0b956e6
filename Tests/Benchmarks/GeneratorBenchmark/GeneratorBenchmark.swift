import Foundation

/// A benchmark of reading documents, generating bindings and compiling them: for three real
/// documents, if the corpus is present, and synthetic ones of increasing size.
@main
struct GeneratorBenchmark {
  /// The limit beyond which outputs are not compiled, because that would take an hour.
  private static let mostOperations = 500
  private static let documents = ["figma.yaml", "spotify.yaml", "xero-accounting.yaml"]
  private static let sizes = [1, 10, 40]

  static func main() {
    do { try run() } catch {
      FileHandle.standardError.write(Data("GeneratorBenchmark: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count > 1, arguments[0] == Child.verb {
      return print(try Child(arguments[1], Array(arguments[2...])).line)
    }
    guard arguments.count == 4 else {
      throw Failure(description: "usage: GeneratorBenchmark bindery MODULES LIBCURL CORPUS")
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "bindery-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let workshop = Workshop(
      bindery: arguments[0],
      modules: arguments[1],
      libcurl: arguments[2],
      folder: folder
    )
    let synthetic = try sizes.map { try Subject(synthetic: $0, in: folder) }
    let subjects = corpus(in: arguments[3]) + synthetic
    let costs = try subjects.map { try reportGeneration(of: $0, in: workshop) }
    let rates = costs.suffix(sizes.count)
    print(
      String(
        format: "a megabyte of %d costs %.2f times one of %d",
        sizes[sizes.count - 1],
        rates[rates.endIndex - 1] / rates[rates.startIndex],
        sizes[0]
      )
    )
    for subject in subjects { try reportCompilation(of: subject, in: workshop) }
  }

  private static func corpus(in folder: String) -> [Subject] {
    documents.compactMap { name in
      let path = "\(folder)/\(name)"
      if let subject = try? Subject(path: path) { return subject }
      print("skipped: there is no \(path)")
      return nil
    }
  }

  /// Returns the processor time in seconds for a megabyte.
  private static func reportGeneration(
    of subject: Subject,
    in workshop: Workshop
  ) throws -> Double {
    let reading = try workshop.reading(of: subject)
    let generation = try workshop.generation(of: subject)
    let written = try workshop.written()
    let repetition = try workshop.repetition(of: subject)
    print("\(subject.name): \(subject.operations) operations")
    report(
      "read",
      reading.seconds,
      subject,
      "%.1fx libyaml's events",
      reading.seconds / reading.floor
    )
    report("generated", generation.processor, subject, "%.0f MB", Double(generation.peak) / 1e6)
    report(
      "generated again",
      repetition.processor,
      subject,
      "%.2f s of the clock",
      repetition.elapsed
    )
    print("  written: \(written.files) files, \(written.lines) lines, \(written.bytes) bytes")
    return generation.processor / subject.megabytes
  }

  private static func reportCompilation(of subject: Subject, in workshop: Workshop) throws {
    guard subject.operations <= mostOperations else {
      return print(
        "\(subject.name): not compiled, since more than \(mostOperations) operations take an hour"
      )
    }
    _ = try workshop.generation(of: subject)
    for (name, child) in [
      ("type-checked", try workshop.typeCheck()), ("built for debugging", try workshop.build()),
    ] {
      print(
        String(
          format: "%@: %@ in %.1f CPU s, %.3f for an operation, %.0f MB",
          subject.name,
          name,
          child.processor,
          child.processor / Double(subject.operations),
          Double(child.peak) / 1e6
        )
      )
    }
  }

  private static func report(
    _ name: String,
    _ seconds: Double,
    _ subject: Subject,
    _ format: String,
    _ value: Double
  ) {
    let cost = String(format: "%7.3f CPU s, %6.3f for a MB, ", seconds, seconds / subject.megabytes)
    let label = "  \(name)".padding(toLength: 20, withPad: " ", startingAt: 0)
    print(label + cost + String(format: format, value))
  }
}
