import Canonical
import Specification

extension WrittenSchema {
  /// The value of `xml`, where `attribute` and `wrapped` of 3.1 are node types.
  var xml: XMLObject? {
    guard node["xml"] != nil, let xml = cursor.mapping("xml") else { return nil }
    let fields = Cursor(xml, in: source)
    let nodeType =
      fields.flag("attribute")
      ? .attribute : fields.string("nodeType").flatMap(XMLObject.NodeType.init)
    return XMLObject(
      nodeType: nodeType ?? (fields.flag("wrapped") ? .element : nil),
      name: fields.name("name"),
      namespace: fields.name("namespace"),
      prefix: fields.name("prefix")
    )
  }
}

extension Cursor {
  /// Returns a text; nil for an empty one, which names nothing.
  fileprivate func name(_ key: String) -> String? {
    string(key).flatMap { $0.isEmpty ? nil : $0 }
  }
}
