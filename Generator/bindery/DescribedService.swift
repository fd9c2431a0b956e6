import Specification

extension Job {
  /// A document, and those that describe the channels of the same service.
  struct Described {
    let document: Document
    var events: [Document] = []
  }

  /// The services: AsyncAPI after OpenAPI is about the same one, with which it shares schemas.
  func described() -> [Described] {
    var services: [Described] = []
    var isOpenAPI = false
    for document in documents {
      let isEvents = documents.count > 1 && isAsyncAPI(document)
      if isEvents, isOpenAPI {
        services[services.count - 1].events.append(document)
      } else {
        services.append(Described(document: document))
        isOpenAPI = !isEvents
      }
    }
    return services
  }

  /// What is wrong with the file is said when it is read for what it says.
  private func isAsyncAPI(_ document: Document) -> Bool {
    Documents(entry: document.path, root: root, diagnostics: Diagnostics()).entry?.root.isAsyncAPI
      ?? false
  }
}
