import Foundation
import Specification

/// The documents of this repository, as seeds.
struct Seeds {
  let texts: [[UInt8]]
  let plants: [Plant]

  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The maximum size; a larger seed would take the time of many others.
  private static let limit = 100_000

  static func documents() -> Seeds {
    let files = ["Spec", "Tests/Golden", "Tests/Diagnostics", "Tests/Consumer/Spec"]
      .flatMap { Self.files(in: $0) { $0.hasSuffix("yaml") && !$0.hasSuffix("bindings.yaml") } }
    let plants = files.compactMap { file -> Plant? in
      let tree = Documents(entry: file.path, diagnostics: Diagnostics()).entry
      return tree.flatMap { Plant($0.root) }
    }
    return Seeds(texts: files.compactMap(contents), plants: plants)
  }

  static func json() -> Seeds {
    let files = Self.files(in: "Spec") { $0.hasSuffix(".har") }
    let small = [
      #"{"a":[1,-2.5,1e400,0.1E-3,"\u00e9\n\\\"",true,false,null,[[]],{"":{}},"日本語"]}"#,
      #"{"id":"0f8fad5b-d9cb-469f-a165-70867728950e","at":"2026-03-01T09:30:00.25+01:00"}"#,
      #"[18446744073709551616,-0,0.0,1E2,"\ud83d\ude00"]"#,
    ]
    return Seeds(texts: small.map { Array($0.utf8) } + files.compactMap(contents), plants: [])
  }

  static func files(in folder: String, where fits: (String) -> Bool) -> [URL] {
    let directory = package.appending(path: folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: directory.path)) ?? []
    return paths.filter(fits).sorted().map { directory.appending(path: $0) }
  }

  private static func contents(of file: URL) -> [UInt8]? {
    guard let data = try? Data(contentsOf: file), data.count < limit else { return nil }
    return Array(data)
  }
}
