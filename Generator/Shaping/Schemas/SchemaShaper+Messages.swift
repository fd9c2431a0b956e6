import Shape
import Specification

extension SchemaShaper {
  /// A message of the channel to which `x-messages` refers; nil after reporting that the service
  /// has none there.
  func received(through reference: Node) -> Type? {
    let node = reference.kind == .mapping ? source.documents.resolve(reference) : nil
    let target = node.map { Channel.ID($0.tree.file + $0.pointer) }
    if let event = target.flatMap({ events[$0] }) { return .received(event) }
    if let target, refusedChannels.contains(target) { return nil }
    warn(
      .unresolvedReference,
      at: reference.mark,
      "“x-messages” refers to no channel of this service through which messages travel; elements"
        + " are what “items” describes",
      fix: "refer to one; list the document that describes it beside this one under documents"
    )
    return nil
  }
}
