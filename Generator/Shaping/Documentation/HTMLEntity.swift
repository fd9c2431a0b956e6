/// The entities of HTML in descriptions.
enum HTMLEntity {
  /// Returns the character of an entity that Markdown doesn't need, such as `&quot;`.
  ///
  /// `&amp;`, `&lt;` and `&gt;` stay, since Markdown reads them as HTML does.
  static func character(of entity: String) -> String? { characters[entity] }

  private static let characters = [
    "&quot;": "\"", "&#34;": "\"", "&apos;": "'", "&#39;": "'", "&nbsp;": " ", "&hellip;": "…",
    "&ndash;": "–", "&mdash;": "—", "&lsquo;": "‘", "&rsquo;": "’", "&ldquo;": "“", "&rdquo;": "”",
  ]

  /// Returns a text with decoded entities, which Markdown doesn't decode in code.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let others = characters.reduce(text) { $0.replacing($1.key, with: $1.value) }
    return others.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
  }
}
