import BinderyRuntime

/// The values of OpenAPI's table of styles.
enum Sample {
  static let empty: JSONValue = ""
  static let text: JSONValue = "blue"
  static let list: JSONValue = ["blue", "black", "brown"]
  static let object: JSONValue = ["R": 100, "G": 200, "B": 150]

  /// Texts that are difficult to encode, with their encodings in a path or a query.
  static let awkward: [(text: String, encoded: String)] = [
    ("azAZ09-._~", "azAZ09-._~"),
    ("a b", "a%20b"),
    ("a+b", "a%2Bb"),
    ("100%", "100%25"),
    ("a%20b", "a%2520b"),
    ("a/b", "a%2Fb"),
    ("a?b", "a%3Fb"),
    ("a#b", "a%23b"),
    ("a,b", "a%2Cb"),
    ("a&b=c;d", "a%26b%3Dc%3Bd"),
    (":@!$'()*[]", "%3A%40%21%24%27%28%29%2A%5B%5D"),
    ("\"<>\\^`{|}", "%22%3C%3E%5C%5E%60%7B%7C%7D"),
    ("a\nb\r\u{0}", "a%0Ab%0D%00"),
    ("é", "%C3%A9"),
    ("日本", "%E6%97%A5%E6%9C%AC"),
    ("👩‍🚀", "%F0%9F%91%A9%E2%80%8D%F0%9F%9A%80"),
  ]
}
