/// The prefixes of the tokens and keys of known services.
struct TokenPrefix {
  let text: StaticString
  let kind: SecretKind
  /// The minimum number of characters after the prefix.
  var minimum = 16
  /// The number of characters after the prefix, if it is always the same.
  var exact: Int?

  /// The prefix that matches a text with enough characters after it.
  static func longest(of text: [UInt8]) -> StaticString? {
    candidates(for: text.first).first {
      text.has($0.text, at: 0) && text.count > $0.text.utf8CodeUnitCount
    }?
    .text
  }

  /// The prefixes that begin with a byte, the longest first.
  static func candidates(for byte: UInt8?) -> [TokenPrefix] {
    byte.map { byFirstByte[Int($0)] } ?? []
  }

  private static let byFirstByte: [[TokenPrefix]] = {
    var table = [[TokenPrefix]](repeating: [], count: 256)
    for prefix in all { table[Int(prefix.text.utf8Start[0])].append(prefix) }
    for index in table.indices {
      table[index].sort { $0.text.utf8CodeUnitCount > $1.text.utf8CodeUnitCount }
    }
    return table
  }()

  private static let gitHub = SecretKind("GitHub token")
  private static let stripe = SecretKind("Stripe key")
  private static let slack = SecretKind("Slack token")
  private static let google = SecretKind("Google credential")
  private static let openAI = SecretKind("key with the prefix sk-")
  private static let aws = SecretKind("AWS access key ID")

  private static let all: [TokenPrefix] = [
    TokenPrefix(text: "ghp_", kind: gitHub), TokenPrefix(text: "gho_", kind: gitHub),
    TokenPrefix(text: "ghu_", kind: gitHub), TokenPrefix(text: "ghs_", kind: gitHub),
    TokenPrefix(text: "ghr_", kind: gitHub), TokenPrefix(text: "github_pat_", kind: gitHub),
    TokenPrefix(text: "glpat-", kind: SecretKind("GitLab token")),
    TokenPrefix(text: "sk_live_", kind: stripe, minimum: 10),
    TokenPrefix(text: "sk_test_", kind: stripe, minimum: 10),
    TokenPrefix(text: "rk_live_", kind: stripe, minimum: 10),
    TokenPrefix(text: "rk_test_", kind: stripe, minimum: 10),
    TokenPrefix(text: "whsec_", kind: SecretKind("webhook secret")),
    TokenPrefix(text: "xoxb-", kind: slack, minimum: 10),
    TokenPrefix(text: "xoxp-", kind: slack, minimum: 10),
    TokenPrefix(text: "xoxa-", kind: slack, minimum: 10),
    TokenPrefix(text: "xoxr-", kind: slack, minimum: 10),
    TokenPrefix(text: "xoxs-", kind: slack, minimum: 10),
    TokenPrefix(text: "xapp-", kind: slack, minimum: 10),
    TokenPrefix(text: "AIza", kind: google, minimum: 30),
    TokenPrefix(text: "ya29.", kind: google),
    TokenPrefix(text: "GOCSPX-", kind: google),
    TokenPrefix(text: "sk-", kind: openAI, minimum: 20),
    TokenPrefix(text: "sk-proj-", kind: openAI, minimum: 20),
    TokenPrefix(text: "sk-ant-", kind: openAI, minimum: 20),
    TokenPrefix(text: "AKIA", kind: aws, exact: 16),
    TokenPrefix(text: "ASIA", kind: aws, exact: 16),
    TokenPrefix(text: "SG.", kind: SecretKind("SendGrid key"), minimum: 20),
    TokenPrefix(text: "shpat_", kind: SecretKind("Shopify token")),
    TokenPrefix(text: "npm_", kind: SecretKind("npm token"), minimum: 30),
    TokenPrefix(text: "pypi-", kind: SecretKind("PyPI token"), minimum: 30),
    TokenPrefix(text: "dop_v1_", kind: SecretKind("DigitalOcean token"), minimum: 30),
    TokenPrefix(text: "hf_", kind: SecretKind("Hugging Face token"), minimum: 30),
    TokenPrefix(text: "EAAC", kind: SecretKind("Facebook token"), minimum: 30),
  ]
}
