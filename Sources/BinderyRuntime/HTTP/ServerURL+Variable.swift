extension ServerURL {
  /// A variable in the URL of a documented server, and its value.
  public struct Variable: Sendable {
    let name: StaticString
    let value: String
    let defaultValue: String
    /// The values that the document lists; empty if any text is valid.
    let values: [String]

    /// Creates a variable that can have any text.
    public init(_ name: StaticString, _ value: String, default defaultValue: String) {
      self.init(name: name, value: value, defaultValue: defaultValue, values: [])
    }

    /// Creates a variable that can only have the values of an enumeration.
    public init<Value: CaseIterable & RawRepresentable>(
      _ name: StaticString,
      _ value: Value,
      default defaultValue: Value
    ) where Value.RawValue == String {
      self.init(
        name: name,
        value: value.rawValue,
        defaultValue: defaultValue.rawValue,
        values: Value.allCases.map(\.rawValue)
      )
    }

    private init(name: StaticString, value: String, defaultValue: String, values: [String]) {
      self.name = name
      self.value = value
      self.defaultValue = defaultValue
      self.values = values
    }

    /// Returns the variable with another value; throws if the document doesn't list it.
    func taking(_ value: String) throws(InvalidRequest) -> Self {
      guard values.isEmpty || values.contains(value) else {
        let listed = values.map { "\"\($0)\"" }.joined(separator: ", ")
        throw InvalidRequest(
          parameter: "server",
          reason: "the operation has no server whose variable \(name) is \"\(value)\", only"
            + " \(listed); set one in the connection's operationServers"
        )
      }
      return Self(name: name, value: value, defaultValue: defaultValue, values: values)
    }
  }
}
