extension Schema {
  /// The keywords that describe a schema and don't constrain its values.
  public final class Annotations {
    package var title: String?
    package var description: String?
    package var defaultValue: JSONValue?
    package var isDeprecated = false
    package var sunset: String?
    package var isReadOnly = false
    package var isWriteOnly = false
    package var isAbstract = false
    package var discriminatorValue: String?
    package var hasSettings = false
    package var unit: String?
    package var xml: XMLObject?

    package init() {}
  }
}
