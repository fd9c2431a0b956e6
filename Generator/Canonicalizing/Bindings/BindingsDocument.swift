import Canonical
import Specification

extension Bindings {
  /// A description, and the client type that is generated from it.
  public struct Document: Sendable {
    /// The path, joined to the folder of the file.
    public var path: String
    /// The client's type, if this entry declares one.
    public var client: String?
    /// The overlays that are applied to the description, in order.
    public var overlays: [OverlayFile] = []
    /// The source location of the path.
    public var mark: Mark
    /// The source location of the client, or of the path without one.
    public var clientMark: Mark
  }
}

extension BindingsForm {
  /// The descriptions: paths, or mappings of a path and a client.
  var documents: [Bindings.Document] {
    guard let value = fields.required("documents") else { return [] }
    let found = fields.list("documents")
    if found.isEmpty, value.kind == .sequence {
      fields.report(
        .missingKey,
        at: value.mark,
        "“documents” is empty",
        fix: "add a document"
      )
    }
    return found.compactMap(document)
  }

  private func document(_ node: Node) -> Bindings.Document? {
    guard node.kind == .mapping else {
      return path(node, "documents").map {
        Bindings.Document(path: $0, mark: node.mark, clientMark: node.mark)
      }
    }
    guard let entry = Fields(node, noun: "a document", diagnostics: fields.diagnostics) else {
      return nil
    }
    entry.allowOnly(["path", "client", "overlays"])
    let form = BindingsForm(entry)
    let client = form.name("client")
    guard let path = form.path("path", isRequired: true) else { return nil }
    return Bindings.Document(
      path: path,
      client: client,
      overlays: form.overlays,
      mark: entry["path"]?.mark ?? node.mark,
      clientMark: entry["client"]?.mark ?? node.mark
    )
  }
  /// The paths of a document's overlays.
  private var overlays: [OverlayFile] {
    fields.list("overlays").compactMap { node in
      path(node, "overlays").map { OverlayFile(path: $0, mark: node.mark) }
    }
  }
}
