import Shape

extension Parameter {
  /// What the document states about the parameter beside its schema.
  var attributes: String {
    let words =
      switch serialization {
      case .style(let style, let explode, let allowReserved):
        [style.rawValue, explode ? "explode" : "", allowReserved ? "allowReserved" : ""]
      case .json: ["json"]
      case .form: ["form"]
      }
    return (words + [isRequired ? "required" : ""]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Response.Header {
  /// What the document states about the header beside its schema.
  var attributes: String {
    [isJSON ? "json" : explode ? "explode" : "", isRequired ? "required" : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Content.Coding {
  /// The representation as bytes, as a stable text.
  var attributes: String {
    switch self {
    case .json: "json"
    case .form: "form"
    case .multipart: "multipart"
    case .text: "text"
    case .binary: "binary"
    case .events: "events"
    case .textEvents: "textEvents"
    case .jsonLines: "jsonLines"
    case .xml: "xml"
    case .coded: "coded"
    case .rows: "rows"
    case .parts: "parts"
    }
  }
}

extension CredentialScheme.Kind {
  /// The form and the location of the credentials, as a stable text.
  var attributes: String {
    switch self {
    case .apiKey(let name, let location): "apiKey \(location.rawValue) \(name)"
    case .basic: "basic"
    case .bearer: "bearer"
    case .tokens: "tokens"
    case .authorization(let scheme): "authorization \(scheme)"
    case .certificate: "certificate"
    }
  }
}
