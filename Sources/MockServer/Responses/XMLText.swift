import BinderyJSON
import BinderyXML

/// Writes values as XML, by the `xml` objects of their schemas.
struct XMLText {
  let table: SchemaTable

  /// Returns a document with a root element; nil if the value can't be written.
  func bytes(_ value: JSONValue, _ schema: Int) -> [UInt8]? {
    let form = form(value, [schema])
    return try? XMLWriter.encode(form, as: .any, named: rootName(schema, value))
  }

  /// The name of the root element: that of the schema, or the name of its component.
  private func rootName(_ schema: Int, _ value: JSONValue) -> XMLName {
    let xml = xml(of: [schema])
    let target = table.nodes[schema].target ?? schema
    let component = table.nodes[target].pointer.split(separator: "/").last.map(String.init) ?? ""
    let usual = table.nodes[schema].target == nil || component.contains(" ") ? "root" : component
    return XMLName(
      xml?["name"]?.string ?? usual,
      namespace: xml?["namespace"]?.string,
      prefix: xml?["prefix"]?.string
    )
  }

  private func xml(of schemas: [Int]) -> JSONValue? {
    table.related(to: schemas).lazy.compactMap { table.nodes[$0].keywords["xml"] }.first
  }

  /// The value whose keys are the names of elements, or with `@` those of attributes.
  private func form(_ value: JSONValue, _ schemas: [Int]) -> JSONValue {
    switch value {
    case .object(let object):
      var form = JSONObject()
      for member in object.members { add(member.key, member.value, of: schemas, to: &form) }
      return .object(form)
    case .array(let elements):
      let items = table.items(of: schemas)
      let name = xml(of: items)?["name"]?.string ?? "item"
      return .object([name: .array(elements.map { form($0, items) })])
    default: return value
    }
  }

  private func add(
    _ key: String,
    _ value: JSONValue,
    of schemas: [Int],
    to form: inout JSONObject
  ) {
    let property = table.property(key, of: schemas)
    let xml = xml(of: property)
    let name = xml?["name"]?.string ?? key
    let type = xml?["nodeType"]?.string
    if type == "attribute" {
      form["@\(name)"] = value
    } else if type == "text" || type == "cdata" {
      form[XMLText.textKey] = value
    } else if case .array(let elements) = value {
      let items = table.items(of: property)
      let itemName = self.xml(of: items)?["name"]?.string ?? key
      let list = JSONValue.array(elements.map { self.form($0, items) })
      if type == "element" {
        form[name] = .object([itemName: list])
      } else {
        form[itemName] = list
      }
    } else {
      form[name] = self.form(value, property)
    }
  }

  /// The key of the text of an element.
  private static let textKey = "#text"
}
