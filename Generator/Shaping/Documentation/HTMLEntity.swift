/// An entity of HTML that is written as its character in Markdown.
///
/// `&amp;`, `&lt;` and `&gt;` stay, since Markdown reads them as HTML does.
struct HTMLEntity {
  let text: String
  let character: String

  static let all = [
    HTMLEntity(text: "&quot;", character: "\""),
    HTMLEntity(text: "&#34;", character: "\""),
    HTMLEntity(text: "&apos;", character: "'"),
    HTMLEntity(text: "&#39;", character: "'"),
    HTMLEntity(text: "&nbsp;", character: " "),
    HTMLEntity(text: "&hellip;", character: "…"),
    HTMLEntity(text: "&ndash;", character: "–"),
    HTMLEntity(text: "&mdash;", character: "—"),
    HTMLEntity(text: "&lsquo;", character: "‘"),
    HTMLEntity(text: "&rsquo;", character: "’"),
    HTMLEntity(text: "&ldquo;", character: "“"),
    HTMLEntity(text: "&rdquo;", character: "”"),
  ]
}
