import Specification

extension Job {
  /// A document, and those that describe the channels of the same service.
  struct Described {
    let document: Document
    let events: [Document]
  }

  func described() -> [Described] {
    Job.services(documents.map(\.path), root: root).map { positions in
      Described(
        document: documents[positions.lowerBound],
        events: Array(documents[positions.dropFirst()])
      )
    }
  }

  /// The positions of the documents of each service: AsyncAPI after OpenAPI is about the same one,
  /// with which it shares schemas.
  static func services(_ paths: [String], root: String?) -> [Range<Int>] {
    guard paths.count > 1 else { return paths.isEmpty ? [] : [0..<1] }
    var services: [Range<Int>] = []
    var isOpenAPI = false
    for (position, path) in paths.enumerated() {
      let isEvents = isAsyncAPI(path, root: root)
      if isEvents, isOpenAPI, let last = services.popLast() {
        services.append(last.lowerBound..<position + 1)
      } else {
        services.append(position..<position + 1)
        isOpenAPI = !isEvents
      }
    }
    return services
  }

  /// What is wrong with the file is said when it is read for what it says.
  private static func isAsyncAPI(_ path: String, root: String?) -> Bool {
    let documents = Documents(entry: path, root: root, diagnostics: Diagnostics())
    return documents.entry?.root.isAsyncAPI ?? false
  }
}
