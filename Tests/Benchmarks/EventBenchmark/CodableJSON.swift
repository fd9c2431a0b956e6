/// A JSON value for `Codable`, which tries the most frequent types first.
enum CodableJSON: Decodable {
  case string(String)
  case object([String: CodableJSON])
  case array([CodableJSON])
  case number(Double)
  case boolean(Bool)
  case null

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let object = try? value.decode([String: CodableJSON].self) {
      self = .object(object)
    } else if let array = try? value.decode([CodableJSON].self) {
      self = .array(array)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else {
      self = .null
    }
  }
}
