import Foundation
import Specification

/// The JSON pointers at the locations of findings; reads each file once.
struct SourcePointers {
  private var pointers: [Mark: String] = [:]

  /// Reads the files of these locations.
  init(_ marks: some Sequence<Mark>, _ paths: SourcePaths) {
    for (file, marks) in Dictionary(grouping: Set(marks), by: \.file) {
      guard let data = FileManager.default.contents(atPath: paths.real(file)),
        let tree = Tree.parse([UInt8](data), file: file, diagnostics: Diagnostics())
      else { continue }
      var search = Search(wanted: Set(marks), isArchive: file.hasSuffix(".har"))
      search.visit(tree.root, "#")
      pointers.merge(search.found) { first, _ in first }
    }
  }

  /// The JSON pointer of the value at a location, or of the mapping whose key is there; nil if
  /// there is none.
  ///
  /// In an archive, the date and time of an entry is in the position of its index, so that the
  /// pointer remains the same if another entry is added.
  func pointer(at mark: Mark) -> String? { pointers[mark] }

  private struct Search {
    let wanted: Set<Mark>
    let isArchive: Bool
    private(set) var found: [Mark: String] = [:]

    init(wanted: Set<Mark>, isArchive: Bool) {
      self.wanted = wanted
      self.isArchive = isArchive
    }

    /// Visits a node and those inside of it; the outermost of several at one location counts.
    mutating func visit(_ node: Node, _ pointer: String) {
      note(node.mark, pointer)
      for entry in node.entries {
        note(entry.keyMark, pointer)
        visit(entry.value, "\(pointer)/\(Pointer.escaped(entry.key))")
      }
      for (index, element) in node.elements.enumerated() {
        visit(element, "\(pointer)/\(step(to: element, index, pointer))")
      }
    }

    private mutating func note(_ mark: Mark, _ pointer: String) {
      if found[mark] == nil, wanted.contains(mark) { found[mark] = pointer }
    }

    private func step(to element: Node, _ index: Int, _ pointer: String) -> String {
      guard isArchive, pointer == "#/log/entries", let date = element["startedDateTime"]?.string
      else { return "\(index)" }
      return Pointer.escaped(date)
    }
  }
}
