import Checking
import Emitting
import Specification

/// Creates the findings of a report from diagnostics.
struct FindingReader {
  private let pointers: SourcePointers
  private let symbols: SwiftSymbols
  private let paths: SourcePaths
  /// The numbers of findings with the same hash.
  private var counts: [String: Int] = [:]

  /// - Parameter symbols: The Swift declarations of the documents.
  static func findings(
    _ diagnostics: [Diagnostic],
    _ symbols: SwiftSymbols,
    _ paths: SourcePaths,
    _ itemOf: (Diagnostic) -> Report.Item?
  ) -> [ReportedFinding] {
    var reader = FindingReader(diagnostics, symbols, paths)
    return diagnostics.map { reader.finding($0, item: itemOf($0)) }
  }

  private init(_ diagnostics: [Diagnostic], _ symbols: SwiftSymbols, _ paths: SourcePaths) {
    pointers = SourcePointers(diagnostics.flatMap(\.marks), paths)
    self.paths = paths
    self.symbols = symbols
  }

  private mutating func finding(_ diagnostic: Diagnostic, item: Report.Item?) -> ReportedFinding {
    let document = location(diagnostic.marks.first { !$0.isOfRecording })
    return ReportedFinding(
      diagnostic: diagnostic,
      document: document,
      recording: location(diagnostic.marks.first(where: \.isOfRecording)),
      symbol: document.flatMap { location in
        location.pointer.flatMap { symbols.name(in: paths.real(location.mark.file), at: $0) }
      },
      fingerprint: fingerprint(of: diagnostic),
      item: item
    )
  }

  private func location(_ mark: Mark?) -> ReportedFinding.Location? {
    mark.map { ReportedFinding.Location(mark: $0, pointer: pointers.pointer(at: $0)) }
  }

  /// The hash of what edits of other parts of the files don't change, and the number of the finding
  /// among those with the same hash.
  private mutating func fingerprint(of diagnostic: Diagnostic) -> String {
    let hash = StableHash(
      diagnostic.code.rawValue,
      diagnostic.mark.map { ArtifactPath($0.file).path } ?? "",
      diagnostic.mark.flatMap(pointers.pointer) ?? "",
      diagnostic.cause ?? diagnostic.messageWithoutNumbers
    )
    let digits = String(hash.value, radix: 16)
    let text = String(repeating: "0", count: 16 - digits.count) + digits
    counts[text, default: 0] += 1
    return "\(text):\(counts[text, default: 1])"
  }
}

extension Diagnostic {
  /// The location of the diagnostic, and the related ones.
  fileprivate var marks: [Mark] { (mark.map { [$0] } ?? []) + related.map(\.mark) }

  /// The message with the names of the document, and without digits outside of quotation marks,
  /// which count entries or state dates.
  fileprivate var messageWithoutNumbers: String {
    var depth = 0
    return message.filter { character in
      switch character {
      case "“", "‘": depth += 1
      case "”", "’": depth = max(0, depth - 1)
      default: break
      }
      return depth > 0 || !character.isNumber
    }
  }
}
