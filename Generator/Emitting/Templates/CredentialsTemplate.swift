import SwiftSource

/// The credentials of a client, one for each security scheme.
struct CredentialsTemplate {
  let client: ClientBlueprint
  let access: Source
  /// Whether the credentials are those of connections, and not of operations.
  var isRealtime = false

  var source: Source {
    """
    \(doc: DocumentationText(summary: "Credentials for the API's security schemes.", discussion: use))
    \(access)struct \(client.credentialsType): Sendable {
      fileprivate var byScheme: [String: Credential] = [:]

      \(documentedInitializer)
    }
    """
  }

  private var use: String {
    isRealtime
      ? "Those that are given are added to the requests that open connections."
      : """
      An operation uses the first of its security requirements whose credentials are all given; \
      without one it is sent anyway, and the service decides.
      """
  }

  private var documentedInitializer: Source {
    """
    \(doc: documentation)
    \(access)init(\(list: client.credentials, parameter)) {
      \(lines: client.credentials, assignment)
    }
    """
  }

  private var documentation: DocumentationText {
    DocumentationText(
      summary: "Creates credentials for the security schemes whose parameters aren't nil."
    ).describing(client.credentials.map { ($0.name, $0.documentation) })
  }

  private func parameter(_ credential: CredentialBlueprint) -> Source {
    "\(label: credential.name): \(credential.type)? = nil"
  }

  private func assignment(_ credential: CredentialBlueprint) -> Source {
    """
    if let \(credential.name) {
      byScheme[\(literal: credential.key)] =\(branch: credential.value)
    }
    """
  }
}
