extension HTTPHeaders {
  /// Sets a documented header in the style `simple`; nil, null and empty values set nothing.
  ///
  /// Printable ASCII is sent unchanged; other characters are percent-encoded as UTF-8, in a list
  /// also `,` and `=`, and beside an encoded character also `%`. Control characters throw.
  public mutating func set<T: JSONEncodable>(
    _ name: StaticString,
    _ value: T?,
    explode: Bool = false
  ) throws(InvalidRequest) {
    guard let value else { return }
    let parameter = try ParameterValue(value, of: name.description)
    if case .text(let text) = parameter {
      self[name.description] = try HeaderText(text, of: name.description).encoded
      return
    }
    try HeaderText.refuseControls(in: parameter.elements, of: name.description)
    let encoding = PercentEncoding.headerElement.encodingPercent(in: parameter.elements)
    let encoded = parameter.map(encoding.encode)
    let elements = explode ? encoded.explodedElements : encoded.elements
    guard !elements.isEmpty else { return }
    self[name.description] = elements.joined(separator: ",")
  }
}
