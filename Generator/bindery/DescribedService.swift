import Specification

extension Job {
  /// A document, and the AsyncAPI documents of the same service.
  struct Described {
    let document: Document
    let events: [Document]
  }

  func described() -> [Described] {
    services.map { service in
      Described(
        document: documents[service.document],
        events: service.events.map { documents[$0] }
      )
    }
  }
}

/// The indices of the documents of one service.
struct DescribedService {
  var document: Int
  /// The AsyncAPI documents that share schemas with the OpenAPI document.
  var events: [Int] = []

  /// Groups documents: an AsyncAPI document belongs to the OpenAPI document before it, or else to
  /// the first one.
  static func all(_ paths: [String], root: String?) -> [DescribedService] {
    guard paths.count > 1 else { return paths.indices.map { DescribedService(document: $0) } }
    let isEvents = paths.map { isAsyncAPI($0, root: root) }
    let requests = paths.indices.filter { !isEvents[$0] }
    guard !requests.isEmpty else {
      return paths.indices.map { DescribedService(document: $0) }
    }
    var services = requests.map { DescribedService(document: $0) }
    for position in paths.indices where isEvents[position] {
      let owner = services.lastIndex { $0.document < position } ?? 0
      services[owner].events.append(position)
    }
    return services
  }

  /// Discards diagnostics, since the file is read again for its content.
  private static func isAsyncAPI(_ path: String, root: String?) -> Bool {
    let documents = Documents(entry: path, root: root, diagnostics: Diagnostics())
    return documents.entry?.root.isAsyncAPI ?? false
  }
}
