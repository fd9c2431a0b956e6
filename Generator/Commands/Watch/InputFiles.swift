/// The paths of files that a run has read, or looked for.
final class InputFiles {
  private(set) var paths: Set<String> = []

  func add(_ path: String) { paths.insert(path) }

  func add(_ paths: some Sequence<String>) { self.paths.formUnion(paths) }
}
