/// The HTML elements that descriptions contain.
enum HTMLElement: String {
  // Elements that Markdown has no equivalent for.
  case span, font, small, sub, sup, u, center, nobr, label, wbr, body, html, abbr, mark, ins, del,
    s, thead, tbody, tfoot, cite, q
  case br, hr
  case p, div, section, article, blockquote, dl, dt, dd, details, summary, header, footer, main,
    figure
  case h1, h2, h3, h4, h5, h6
  case b, strong, i, em
  case code, tt, kbd, samp, `var`, pre
  case a, img
  case ul, ol, li
  case table, tr, td, th
}
