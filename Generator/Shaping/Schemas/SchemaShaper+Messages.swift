import Shape
import Specification

extension SchemaShaper {
  /// The type of the messages of the channel that `x-messages` refers to; nil, with a warning, if
  /// the service has no such channel.
  func received(through reference: Node) -> Type? {
    let node = reference.kind == .mapping ? source.documents.resolve(reference) : nil
    let target = node.map { Channel.ID($0.tree.file + $0.pointer) }
    if let event = target.flatMap({ events[$0] }) { return .received(event) }
    if let target, excludedChannels.contains(target) { return nil }
    warn(
      .unresolvedReference,
      at: reference.mark,
      "“x-messages” doesn't refer to a channel of this service that has messages; elements are"
        + " read as “items” describes",
      fix: "refer to one; list the document that describes it under documents too"
    )
    return nil
  }
}
