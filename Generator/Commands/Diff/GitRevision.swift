import Foundation
import Specification

/// The documents of a revision of the repository, in a scratch folder.
struct GitRevision {
  /// The root of the repository.
  let root: URL
  /// The folder that corresponds to the current one.
  let current: URL
  /// The path of the root from the current folder: `../../`.
  let wayToRoot: String

  /// Writes the YAML and JSON files of the revision, also those outside of the current folder: a
  /// document may refer to them.
  init(_ name: String, in scratch: ScratchFolder) throws(UsageError) {
    let folder = scratch.url.appendingPathComponent(UUID().uuidString)
    root = folder.appendingPathComponent("files")
    do {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      let commit = try Self.commit(name, folder)
      let prefix = try Self.text(GitCommand.run(["rev-parse", "--show-prefix"], in: folder))
      wayToRoot = String(repeating: "../", count: prefix.count { $0 == "/" })
      current = prefix.isEmpty ? root : root.appendingPathComponent(prefix)
      try write(Self.files(of: commit, folder), folder)
    } catch {
      throw error as? UsageError
        ?? UsageError("“\(name)” can't be read: \(error.localizedDescription)")
    }
  }

  /// A file of a revision.
  private struct File {
    let object: String
    /// Relative to the root of the repository.
    let path: String
  }

  private static func text(_ output: Data) -> String {
    String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private static func commit(_ name: String, _ scratch: URL) throws(UsageError) -> String {
    // Without this, the error of a folder outside of a repository would look like one of the name.
    _ = try GitCommand.run(["rev-parse", "--git-dir"], in: scratch)
    do {
      let output = try GitCommand.run(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"],
        in: scratch
      )
      return text(output)
    } catch {
      throw UsageError(
        "“\(name)” is no revision of the repository; a shallow clone lacks other branches and"
          + " earlier commits, which git fetch adds"
      )
    }
  }

  private static func files(of commit: String, _ scratch: URL) throws(UsageError) -> [File] {
    let output = try GitCommand.run(["ls-tree", "--full-tree", "-r", "-z", commit], in: scratch)
    return output.split(separator: 0).compactMap { line in
      let text = String(decoding: line, as: UTF8.self)
      guard let tab = text.firstIndex(of: "\t") else { return nil }
      let words = text[..<tab].split(separator: " ")
      let path = String(text[text.index(after: tab)...])
      // Regular files, and no symbolic links or submodules.
      guard words.count == 3, words[0].hasPrefix("100"),
        [".yaml", ".yml", ".json"].contains(where: path.lowercased().hasSuffix),
        !path.split(separator: "/", omittingEmptySubsequences: false)
          .contains(where: { ["", ".", ".."].contains($0) })
      else { return nil }
      return File(object: String(words[2]), path: path)
    }
  }

  private func write(_ files: [File], _ scratch: URL) throws {
    let names = files.map { $0.object + "\n" }.joined()
    let output = try GitCommand.run(["cat-file", "--batch"], input: Data(names.utf8), in: scratch)
    var rest = output[...]
    for file in files {
      // `<object> <type> <size>`, a line break, the content, and a line break.
      guard let end = rest.firstIndex(of: 0x0A),
        let size = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last
          .flatMap({ Int($0) }),
        rest.distance(from: end, to: rest.endIndex) > size
      else { throw UsageError("git cat-file has no content of “\(file.path)”") }
      let start = rest.index(after: end)
      let stop = rest.index(start, offsetBy: size)
      let target = root.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(rest[start..<stop]).write(to: target)
      rest = rest[stop...].dropFirst()
    }
  }
}
