/// The acronyms that names have in one case, as the Swift API Design Guidelines ask: `OIDCToken`.
///
/// They apply to words whose case the document doesn't state: `oidc-token`, not `OidcToken`. `Id`,
/// `Uri`, `Url` and `Uuid` aren't among them, so that members such as `user_id` stay `userId`.
enum Acronyms {
  /// Returns the spelling of an acronym, or of its plural, in lower case; nil for another word.
  static func spelling(of word: String) -> String? {
    guard word.utf8.count <= longest else { return nil }
    if all.contains(word) { return word.uppercased() }
    guard word.hasSuffix("s"), all.contains(String(word.dropLast())) else { return nil }
    return word.dropLast().uppercased() + "s"
  }

  /// The length of the longest plural.
  private static let longest = 6

  private static let all: Set<String> = [
    "api", "aws", "cidr", "cpu", "css", "csv", "cve", "cvss", "cwe", "dns", "ftp", "gpg", "gpu",
    "html", "http", "https", "iam", "jpeg", "json", "jwt", "kms", "ldap", "mfa", "oidc",
    "otp", "pdf", "png", "rpc", "rsa", "saml", "sbom", "scim", "sdk", "sftp", "sms", "smtp", "spdx",
    "sql", "ssh", "ssl", "sso", "svg", "tcp", "tls", "totp", "ttl", "udp", "usb", "vpc", "vpn",
    "xml", "yaml",
  ]
}
