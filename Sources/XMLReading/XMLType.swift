/// The type of a value that is read from XML, where every value is text.
public indirect enum XMLType: Sendable {
  /// A text, read as a JSON string with its white space.
  case text
  /// A number, read as one of JSON with every digit; decoding reports text that isn't a number.
  case number
  /// `true` or `1`, or `false` or `0`, as in XML Schema; decoding reports other text.
  case boolean
  /// An element with the members of a model.
  case object(any XMLModel.Type)
  /// An element with the members that the closure returns, as those of a model.
  case members(@Sendable () -> [XMLMember])
  /// An element with the members of one of several models.
  case union([any XMLModel.Type])
  /// An element whose child elements are the elements of an array.
  ///
  /// They are written with the name, and read with any name.
  case list(XMLType, named: XMLName)
  /// An element whose child elements are the members of an object with any keys.
  case map(XMLType)
  /// An element with any contents.
  ///
  /// It is read as a string if it has only text, otherwise as an object: attributes are members
  /// whose keys begin with `@`, text is the member `#text`, and elements of one name are an array.
  case any

  /// The members of an object; those of several models each once.
  package var members: [XMLMember] {
    switch self {
    case .object(let model): return model.xmlMembers
    case .members(let members): return members()
    case .union(let models):
      var keys: Set<String> = []
      return models.flatMap { $0.xmlMembers }.filter { keys.insert($0.key).inserted }
    case .text, .number, .boolean, .list, .map, .any: return []
    }
  }
}
