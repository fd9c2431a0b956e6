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
      name: fields.string("name"),
      namespace: fields.string("namespace"),
      prefix: fields.string("prefix")
    )
  }
}
