/// A kind of described elements whose coverage is counted.
public enum CoverageDimension: String, CaseIterable, Hashable, Sendable {
  case operations
  /// The statuses of responses, including ranges and `default`.
  case responses
  /// The media types of the bodies of requests, responses and webhooks.
  case mediaTypes
  /// Parameters: present, and absent unless they are required.
  case parameters
  /// The listed values of parameters.
  case parameterValues
  case webhooks
  /// The messages of channels, in each direction.
  case messages
  /// The properties of the objects in bodies and messages.
  case properties
  /// The alternatives of `anyOf` and `oneOf`.
  case branches
  /// The keywords of the schemas of parameters and request bodies.
  case requestKeywords
  /// The keywords of the schemas of response bodies.
  case responseKeywords
  /// The keywords of the schemas of messages and webhooks.
  case messageKeywords

  /// The name in a table: `response keywords`.
  public var title: String { words(separator: " ") }

  /// The name in an argument: `response-keywords`.
  public var argument: String { words(separator: "-") }

  private func words(separator: String) -> String {
    rawValue.reduce(into: "") { text, letter in
      text += letter.isUppercase ? separator + letter.lowercased() : String(letter)
    }
  }
}
