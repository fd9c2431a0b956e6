import Foundation

/// What documents are tried with.
struct Tools {
  /// The folder of the build: the command, and beside it the modules that generated Swift needs.
  let build: URL
  /// The root of this package.
  let package: URL

  private var bindery: String { build.appending(path: "bindery").path }

  func generation(of description: CorpusDocument, into folder: URL) -> [String] {
    [bindery, "generate", description.entry.path, "--output", folder.path]
      + (description.root.map { ["--root", $0.path] } ?? [])
  }

  func shape(of description: CorpusDocument) -> [String] {
    [bindery, "generate", description.entry.path, "--print", "shape"]
      + (description.root.map { ["--root", $0.path] } ?? [])
  }

  /// One compiler for all files: apart, each would read all the others again.
  func typeCheck(of files: [URL]) -> [String] {
    [
      "swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-warnings-as-errors",
      "-parse-as-library", "-module-name", "Generated", "-I", build.appending(path: "Modules").path,
    ]
      + ["CLibCurl", "CLibCrypto", "CLibSodium"].flatMap { library in
        ["-I", package.appending(path: "Sources/\(library)").path]
      } + files.map(\.path)
  }
}
