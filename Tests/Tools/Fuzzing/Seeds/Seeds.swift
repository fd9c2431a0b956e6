import Foundation

/// The documents and recordings of this repository, as seeds.
enum Seeds {
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The maximum size; a larger seed would take the time of many others.
  private static let limit = 10_000

  static var documents: [[UInt8]] {
    ["Spec", "Tests/Golden", "Tests/Diagnostics", "Tests/Consumer/Spec"]
      .flatMap { files(in: $0) { $0.hasSuffix("yaml") && !$0.hasSuffix("bindings.yaml") } }
      .compactMap(contents)
  }

  static var json: [[UInt8]] {
    let small = [
      #"{"a":[1,-2.5,1e400,0.1E-3,"\u00e9\n\\\"",true,false,null,[[]],{"":{}},"日本語"]}"#,
      #"{"id":"0f8fad5b-d9cb-469f-a165-70867728950e","at":"2026-03-01T09:30:00.25+01:00"}"#,
      #"[18446744073709551616,-0,0.0,1E2,"\ud83d\ude00"]"#,
    ]
    return small.map { Array($0.utf8) }
      + files(in: "Spec") { $0.hasSuffix(".har") }.compactMap(contents)
  }

  static func files(in folder: String, where fits: (String) -> Bool) -> [URL] {
    let folder = package.appending(path: folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter(fits).sorted().map { folder.appending(path: $0) }
  }

  private static func contents(of file: URL) -> [UInt8]? {
    guard let data = try? Data(contentsOf: file), data.count < limit else { return nil }
    return Array(data)
  }
}
