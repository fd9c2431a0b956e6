import struct Canonical.Recording

/// The options of `bindery record`.
package struct RecordOptions: Equatable {
  /// The treatment of a file that exists, as of VCR's record modes.
  package enum Mode: String, CaseIterable, Sendable {
    /// Writes a new file; an existing one is an error.
    case once
    /// Adds to an existing file.
    case append
    /// Forwards requests, and writes nothing.
    case none
  }

  /// The URL of the service.
  package private(set) var target = ""
  /// The HAR file to write; nil only with the mode `none`.
  package private(set) var output: String?
  /// The document, `bindings.yaml` or folder; nil means every `Spec/*/bindings.yaml` with
  /// recordings.
  private(set) var document: String?
  /// The port to listen on; 0 for one that the system chooses.
  package private(set) var port: UInt16 = 0
  package private(set) var mode = Mode.once
  private(set) var provenance = Recording.Provenance.Kind.captured
  /// A PEM file with the certificates of the authorities to trust, instead of the system's.
  package private(set) var certificateAuthority: String?
  var common = CommonOptions()

  /// Whether an entry that isn't described is an error.
  package var isStrict: Bool { common.isStrict }

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var words = Words(arguments)
    while let word = try words.next() {
      switch word {
      case .operand(let path):
        throw UsageError("record takes no arguments; pass a document as --spec \(path)")
      case .option(let option):
        if try common.take(option, &words) { continue }
        try take(option, &words)
      }
    }
    try common.check(hasDocument: document != nil)
    let usage = "usage: bindery record --target URL --output FILE.har"
    if target.isEmpty { throw UsageError("missing --target; \(usage)") }
    if output == nil, mode != .none { throw UsageError("missing --output; \(usage)") }
  }

  private mutating func take(_ option: String, _ words: inout Words) throws(UsageError) {
    switch option {
    case "--target": target = try words.onlyValue(of: option)
    case "--output", "-o": output = try words.onlyValue(of: option)
    case "--spec": document = try words.onlyValue(of: option)
    case "--listen": port = try words.port(of: option)
    case "--mode": mode = try words.namedValue(of: option)
    case "--provenance": provenance = try .recorded(named: words.onlyValue(of: option))
    case "--certificate-authority": certificateAuthority = try words.onlyValue(of: option)
    default: throw UsageError(unknown: option, of: "record")
    }
  }
}
