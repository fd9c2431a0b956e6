import Foundation
import Specification

/// The documents of a revision of the repository, in a temporary folder that exists as long as the
/// object.
final class GitRevision {
  /// The folder, which has the files below the current folder.
  let folder: URL

  /// Writes the YAML and JSON files of the revision that are below the current folder.
  init(_ name: String) throws(UsageError) {
    let temporary = FileManager.default.temporaryDirectory
    let base = RealPath.resolve(temporary.path).map { URL(fileURLWithPath: $0) } ?? temporary
    let scratch = base.appendingPathComponent("bindery-diff-\(UUID().uuidString)")
    folder = scratch.appendingPathComponent("files")
    do {
      // Other users of the machine may not be allowed to read the repository.
      try FileManager.default.createDirectory(
        at: scratch,
        withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700]
      )
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      let commit = try Self.commit(name, scratch)
      try write(Self.files(of: commit, scratch), scratch)
    } catch {
      try? FileManager.default.removeItem(at: scratch)
      throw error as? UsageError
        ?? UsageError("“\(name)” can't be read: \(error.localizedDescription)")
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  /// A file of a revision.
  private struct File {
    let object: String
    /// Relative to the current folder.
    let path: String
  }

  private static func commit(_ name: String, _ scratch: URL) throws(UsageError) -> String {
    // Without this, the error of a folder outside of a repository would look like one of the name.
    _ = try GitCommand.run(["rev-parse", "--git-dir"], in: scratch)
    do {
      let output = try GitCommand.run(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"],
        in: scratch
      )
      return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    } catch {
      throw UsageError("“\(name)” is no revision of the repository")
    }
  }

  private static func files(of commit: String, _ scratch: URL) throws(UsageError) -> [File] {
    let output = try GitCommand.run(["ls-tree", "-r", "-z", commit], in: scratch)
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
      let target = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(rest[start..<stop]).write(to: target)
      rest = rest[stop...].dropFirst()
    }
  }
}
