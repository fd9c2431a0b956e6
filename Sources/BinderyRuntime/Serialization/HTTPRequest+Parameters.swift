/// Methods that add documented parameters; nil and null add nothing.
extension HTTPRequest {
  /// Adds a query parameter in one of its styles.
  ///
  /// `allowReserved` leaves RFC 3986's reserved characters and triples like `%2F` unchanged; `#` is
  /// always encoded, because it would end the URL.
  @inlinable
  public mutating func query<T: JSONEncodable>(
    _ name: StaticString,
    _ value: T?,
    style: QueryStyle = .form,
    explode: Bool = true,
    allowReserved: Bool = false
  ) throws(InvalidRequest) {
    guard let value else { return }
    try add(name, value, style: style, explode: explode, allowReserved: allowReserved)
  }

  /// Separate from the check for nil, which is inlined: most parameters of most requests are nil.
  @usableFromInline
  mutating func add(
    _ name: StaticString,
    _ value: some JSONEncodable,
    style: QueryStyle,
    explode: Bool,
    allowReserved: Bool
  ) throws(InvalidRequest) {
    let serialization = QuerySerialization(
      name: name.description,
      style: style,
      explode: explode,
      allowReserved: allowReserved
    )
    try serialization.add(JSONValue(value, of: serialization.name), to: &query)
  }

  /// Adds a query parameter as JSON text.
  @inlinable
  public mutating func queryJSON<T: JSONEncodable>(
    _ name: StaticString,
    _ value: T?
  ) throws(InvalidRequest) {
    guard let value else { return }
    try addJSON(name, value)
  }

  @usableFromInline
  mutating func addJSON(
    _ name: StaticString,
    _ value: some JSONEncodable
  ) throws(InvalidRequest) {
    let encoding = PercentEncoding.unreserved
    query.append(
      HTTPQueryItem(
        name: encoding.encode(name.description),
        value: encoding.encode(utf8: try JSONValue(value, of: name.description).utf8)
      )
    )
  }

  /// Sets the whole query to the members of an object, in form encoding.
  public mutating func querystring<T: JSONEncodable>(_ value: T?) throws(InvalidRequest) {
    guard let value else { return }
    query += try FormText(JSONValue(value, of: "query")).items
  }

  /// Sets the whole query to JSON text.
  public mutating func querystringJSON<T: JSONEncodable>(_ value: T?) throws(InvalidRequest) {
    guard let value else { return }
    let text = try JSONValue(value, of: "query").description
    query.append(HTTPQueryItem(name: PercentEncoding.unreserved.encode(text), value: nil))
  }

  /// Sets a header in the style `simple`.
  public mutating func header<T: JSONEncodable>(
    _ name: StaticString,
    _ value: T?,
    explode: Bool = false
  ) throws(InvalidRequest) {
    try headers.set(name, value, explode: explode)
  }

  /// Sets a header to JSON text, in which characters outside ASCII are `\u` escapes.
  public mutating func headerJSON<T: JSONEncodable>(
    _ name: StaticString,
    _ value: T?
  ) throws(InvalidRequest) {
    guard let value else { return }
    headers[name.description] = try JSONValue(value, of: name.description).asciiText
  }

  /// Adds a parameter to the `Cookie` header, in one of its styles.
  ///
  /// Exploded values become separate cookies: `&`, which OpenAPI's table shows for `form`, does not
  /// separate cookies.
  public mutating func cookie<T: JSONEncodable>(
    _ name: StaticString,
    _ value: T?,
    style: CookieStyle = .form,
    explode: Bool = true
  ) throws(InvalidRequest) {
    guard let value else { return }
    let name = name.description
    let parameter = try ParameterValue(value, of: name)
    try HeaderText.refuseControls(in: parameter.elements, of: name)
    let encoded = try parameter.map { text throws(InvalidRequest) in
      try style.write(text, of: name)
    }
    switch encoded {
    case .list(let texts) where explode: texts.forEach { addCookie(name, $0) }
    case .members(let members) where explode: members.forEach { addCookie($0.name, $0.value) }
    case let encoded where encoded.elements.isEmpty: break
    case let encoded: addCookie(name, encoded.elements.joined(separator: ","))
    }
  }

  /// Adds a cookie as JSON text, in which characters that RFC 6265 forbids are percent-encoded.
  public mutating func cookieJSON<T: JSONEncodable>(
    _ name: StaticString,
    _ value: T?
  ) throws(InvalidRequest) {
    guard let value else { return }
    let text = try JSONValue(value, of: name.description).description
    addCookie(name.description, PercentEncoding.cookie.encode(text))
  }

  /// Appends a cookie.
  mutating func addCookie(_ name: String, _ value: String) {
    let pair = "\(name)=\(value)"
    headers["Cookie"] = headers["Cookie"].map { "\($0); \(pair)" } ?? pair
  }

  mutating func removeCookie(_ name: String) {
    guard let pairs = headers["Cookie"]?.split(separator: "; ") else { return }
    let others = pairs.filter { !$0.hasPrefix("\(name)=") }
    headers["Cookie"] = others.isEmpty ? nil : others.joined(separator: "; ")
  }
}
