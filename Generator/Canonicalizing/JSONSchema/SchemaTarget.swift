import Specification

/// Follows the references of a schema.
struct SchemaTarget {
  let schema: WrittenSchema

  private var node: Node { schema.node }
  private var cursor: Cursor { schema.cursor }
  private var source: Description { schema.source }

  /// The target of `$ref`, which can be a reference itself.
  ///
  /// A reference to a body, a parameter or a header is read as one to its schema.
  var next: WrittenSchema? {
    guard let reference = schema.reference else {
      if let other = node["$ref"] { source.targetCheck.reportWrongReference(other) }
      return dynamicTarget
    }
    guard let target = source.documents.target(of: reference.text, from: reference) else {
      return nil
    }
    if source.targetCheck.refersToSection(reference, at: target, called: "$ref") { return nil }
    guard let kind = target.otherKind else {
      return cursor.schemas.schema(of: target, called: reference.text)
    }
    let inner = source.documents.schema(in: target)
    cursor.diagnostics.warn(
      .wrongReferenceTarget,
      at: reference.mark,
      "a schema can't refer to \(kind.noun); "
        + (inner == nil ? "interpreted as any JSON value" : "its schema is used"),
      fix: "refer to a schema"
    )
    return inner.flatMap { cursor.schemas.schema(of: $0, called: reference.text) }
  }

  /// The target of `$dynamicRef` or `$recursiveRef`, if no other schema extends this one.
  private var dynamicTarget: WrittenSchema? {
    let target = source.documents.dynamicTarget(of: node).flatMap {
      cursor.schemas.schema(of: $0, called: "$dynamicRef")
    }
    if target == nil { schema.reportDynamicReference() }
    return target
  }

  /// The schema itself, or the end of its chain of references.
  var end: WrittenSchema? {
    guard node.reference != nil || node.dynamicReference != nil else { return schema }
    var node = node
    for _ in 0..<Documents.maxReferenceChain {
      guard let end = source.documents.resolve(node), !end.isSection else { return nil }
      guard end.otherKind != nil else { return cursor.schemas.schema(of: end, called: "$ref") }
      guard let inner = source.documents.schema(in: end) else { return nil }
      node = inner
    }
    return nil
  }
}

extension Node {
  /// The kind of a target that isn't a schema, by its section or its keys.
  fileprivate var otherKind: ObjectKind? {
    if let sectionKind { return sectionKind == .schema ? nil : sectionKind }
    guard kind == .mapping, !describesType, reference == nil else { return nil }
    if self["schema"]?.kind == .mapping { return self["in"] == nil ? .mediaType : .parameter }
    return self["content"]?.kind == .mapping ? .response : nil
  }
}

extension Documents {
  /// Returns the schema of an object that isn't a schema.
  fileprivate func schema(in node: Node) -> Node? {
    guard let end = resolve(node) else { return nil }
    if end.isSchema || end.describesType { return end }
    return end["schema"] ?? end.media.flatMap(resolve)?["schema"]
  }
}
