import Emitting
import Specification
import SwiftSource

extension Output {
  /// Reports outputs that share a folder, or of which one contains the other: each would remove the
  /// files of the other.
  static func reportSharedFolders(of outputs: [Output], to diagnostics: Diagnostics) {
    var topLevelFolders: Set<String> = []
    var all: Set<String> = []
    for output in outputs {
      let folders = output.folders
      defer {
        topLevelFolders.insert(folders[0])
        all.formUnion(folders)
      }
      guard all.contains(folders[0]) || !topLevelFolders.isDisjoint(with: folders) else { continue }
      diagnostics.error(
        .sharedFolder,
        at: output.mark,
        topLevelFolders.contains(folders[0])
          ? "two outputs use the folder “\(output.folder.path)”"
          : "the folder “\(output.folder.path)” overlaps with the folder of another output",
        fix: "give each “output” and each “contractTests” its own folder"
      )
    }
  }

  /// The real paths of the output folder and of its subfolders for generated files.
  private var folders: [String] {
    let top = NearestPath.resolve(folder.path) ?? folder.path
    return [top] + SourceFile.folders.map { "\(top)/\($0)" }
  }
}
