import Canonical
import Specification

extension Recording {
  /// Reads the entries of a file; invalid entries are reported and omitted.
  public static func read(_ path: String, diagnostics: Diagnostics) -> [Recording] {
    let documents = Documents(entry: path, isDescription: false, diagnostics: diagnostics)
    guard let tree = documents.entry else { return [] }
    return read(tree, diagnostics: diagnostics)
  }

  /// Reads the entries of a parsed file; invalid entries are reported and omitted.
  public static func read(_ tree: Tree, diagnostics: Diagnostics) -> [Recording] {
    guard let top = Fields(tree.root, noun: "a HAR file", diagnostics: diagnostics),
      let log = top.required("log").flatMap({
        Fields($0, noun: "“log”", ignoresNull: true, diagnostics: diagnostics)
      })
    else { return [] }
    // An absent version is 1.1 (HAR 1.2, section "log"), of which everything read here has the same
    // form.
    if let version = log["version"], !["", "1.1", "1.2"].contains(version.text) {
      log.report(
        .invalidHAR,
        at: version.mark,
        "unsupported HAR version \(Excerpt.quoted(version.text))",
        fix: "save the file as HAR 1.2"
      )
    }
    guard log.required("entries") != nil else { return [] }
    let name = FilePath.name(of: tree.file)
    let properties = Log(log)
    return log.list("entries").enumerated().compactMap { index, node in
      Recording(node, of: properties, file: name, index: index, diagnostics: diagnostics)
    }
  }
}

extension Recording {
  /// The properties of a log that apply to each of its entries.
  struct Log {
    /// The name and version of the program that recorded, such as `Firefox 128.0`.
    let recorder: String

    /// Reads `browser`, which names the client, or else `creator`, which wrote the file.
    init(_ log: Fields) {
      let program = log["browser"] ?? log["creator"]
      let words = ["name", "version"].compactMap { program?[$0]?.string }
      recorder = words.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
