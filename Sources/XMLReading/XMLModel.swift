import BinderyJSON

/// An object that is also read from and written as XML.
///
/// A model codes itself as JSON only. Its members state how each of them is represented in XML;
/// with these, an XML document is read as the JSON of the model, and the JSON of the model is
/// written as XML. So a model has the same properties, values and errors in both formats.
///
/// ```swift
/// extension Pet: XMLModel {
///   public static let xmlMembers: [XMLMember] = [
///     .attribute("id", .number),
///     .element("name"),
///     .element("photoUrls", .list(.text, named: "photoUrl")),
///   ]
/// }
/// ```
public protocol XMLModel: JSONDecodable, JSONEncodable {
  /// The members in the order in which they are written.
  static var xmlMembers: [XMLMember] { get }
}
