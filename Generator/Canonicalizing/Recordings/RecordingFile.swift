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
        Fields($0, noun: "“log”", diagnostics: diagnostics)
      })
    else { return [] }
    if let version = log.requiredText("version"), version != "1.2" {
      log.report(
        .invalidHAR,
        at: log.node["version"]?.mark ?? log.node.mark,
        "unsupported HAR version \(Excerpt.quoted(version))",
        fix: "save the file as HAR 1.2"
      )
    }
    guard log.required("entries") != nil else { return [] }
    let name = FilePath.name(of: tree.file)
    return log.list("entries").enumerated().compactMap { index, node in
      Recording(node, file: name, index: index, diagnostics: diagnostics)
    }
  }
}
