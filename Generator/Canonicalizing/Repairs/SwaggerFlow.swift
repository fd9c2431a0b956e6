import Canonical
import Specification

extension WrittenOpenAPI.SecurityScheme {
  /// The flow of Swagger 2, which has one under `flow`; at most one element, with its name in
  /// OpenAPI 3.
  var flow: [Named<WrittenOpenAPI.Flow>] {
    guard let written = swaggerFlow else { return [] }
    let folded = written.key.lowercased()
    let name = Self.flowNames[folded]
    if name == nil || isSwagger && !Self.swaggerFlows.contains(written.key) {
      diagnostics.warn(
        .invalidSecurityScheme,
        at: written.keyMark,
        "invalid flow \(Excerpt.quoted(written.key)); "
          + (name.map { "interpreted as \(Self.swaggerName(of: $0))" } ?? "ignored"),
        fix: name.map { "write flow: \(Self.swaggerName(of: $0))" }
          ?? "write flow: implicit, password, application or accessCode"
      )
    } else if !isSwagger, let name {
      diagnostics.warn(
        .wrongVersionKeyword,
        at: written.keyMark,
        "“flow” belongs to Swagger 2; interpreted as the flow \(name) in “flows”",
        fix: "write flows: {\(name): …}"
      )
    }
    return name.map { [Named(key: $0, keyMark: written.keyMark, value: written.value)] } ?? []
  }

  private static let swaggerFlows: Set = ["implicit", "password", "application", "accessCode"]

  /// The names in OpenAPI 3, by the lowercase names of both versions.
  private static let flowNames = [
    "implicit": "implicit", "password": "password", "application": "clientCredentials",
    "accesscode": "authorizationCode", "clientcredentials": "clientCredentials",
    "authorizationcode": "authorizationCode",
  ]

  private static func swaggerName(of flow: String) -> String {
    ["clientCredentials": "application", "authorizationCode": "accessCode"][flow] ?? flow
  }
}
