import Specification

extension WrittenSchema {
  /// The node of `$ref`.
  var reference: Node? {
    node.reference
  }

  /// The target of `$ref`, which can be a reference itself.
  ///
  /// A reference to a body, a parameter or a header is read as one to its schema.
  var target: WrittenSchema? {
    guard let reference else {
      if let other = node["$ref"] { cursor.reportWrongReference(other) }
      return dynamicTarget
    }
    guard let target = source.documents.target(of: reference.text, from: reference) else {
      return nil
    }
    if cursor.leadsToSection(reference, at: target, called: "$ref") { return nil }
    guard let kind = cursor.otherKind(of: target) else {
      return cursor.schema(of: target, called: reference.text)
    }
    let inner = source.documents.schema(in: target)
    cursor.warn(
      .wrongReferenceTarget,
      at: reference.mark,
      "a schema refers to \(kind.noun)"
        + (inner == nil ? " and is read as any JSON" : ", whose schema is used"),
      fix: "refer to a schema"
    )
    return inner.flatMap { cursor.schema(of: $0, called: reference.text) }
  }

  /// The schema itself, or the end of its chain of references.
  var resolved: WrittenSchema? {
    guard node.reference != nil || node.dynamicReference != nil else { return self }
    var node = node
    for _ in 0..<Documents.maxReferenceChain {
      guard let end = source.documents.resolve(node), !end.isSection else { return nil }
      guard cursor.otherKind(of: end) != nil else { return cursor.schema(of: end, called: "$ref") }
      guard let inner = source.documents.schema(in: end) else { return nil }
      node = inner
    }
    return nil
  }
}

extension Cursor {
  /// Returns the kind of a target that isn't a schema, by its section or its keys.
  fileprivate func otherKind(of target: Node) -> ObjectKind? {
    if let kind = target.sectionKind { return kind == .schema ? nil : kind }
    guard target.kind == .mapping, !target.describesType, target.reference == nil else {
      return nil
    }
    if target["schema"]?.kind == .mapping { return target["in"] == nil ? .mediaType : .parameter }
    return target["content"]?.kind == .mapping ? .response : nil
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
