/// The cases that are not read as the suite expects, with reasons.
enum SuiteExceptions {
  static let all = Dictionary(
    uniqueKeysWithValues: reasons.flatMap { reason, names in
      names.split(separator: " ").map { (String($0), reason) }
    }
  )

  private static let reasons = [
    ("refused on purpose: a key that is not a scalar", refusedKeys),
    ("refused on purpose: two keys that are empty (libyaml refuses the first already)", "2JQS"),
    ("libyaml refuses an empty key without “?”", "CFD4 FRK4 NHX8 NKF9 S3PD SM9W/1 UKK6 6M2F M2N8"),
    ("libyaml refuses a flow key whose colon is on the next line", flowColons),
    ("libyaml refuses a colon next to flow punctuation", "4ABK 58MP 5T43 DBG4"),
    ("libyaml reads “?” in a flow collection as an indicator", "652Z HM87 HM87/1"),
    ("libyaml refuses tabs where only spaces indent in YAML 1.1", tabs),
    ("read with a warning: a line of tabs", "Y79Y"),
    ("libyaml knows no directives but %YAML 1.1, %YAML 1.2 and %TAG", directives),
    ("libyaml requires --- before a second document, even after ...", "7Z25 M7A3"),
    ("libyaml ends a block scalar of the top level at column 1", "DK3J FP8R"),
    ("libyaml reads a line of % in a block scalar as a directive", "W4TN"),
    ("libyaml allows only letters, digits, - and _ in anchors", "2SXE 8XYN W5VH Y2GN"),
    ("libyaml accepts a comment without a space before it", "9JBA CVW2 SU5Z X4QW"),
    ("libyaml accepts flow collections and quoted text without indentation", laxIndentation),
    ("libyaml reads “-” as text in a flow sequence", "G5U8 YJV2"),
    ("libyaml accepts a block scalar after deeper empty lines", "S98Z"),
    ("the mistake is in the second document, which is not read", secondDocuments),
  ]

  private static let refusedKeys =
    "4FJ6 6BFJ 6PBE 9MMW KK5P LX3P M2N8/1 M5DY Q9WF RZP5 SBG9 V9D5 X38W XW4D"
  private static let flowColons = "4MUZ/1 4MUZ/2 5MUD 9SA2 K3WX NJ66 UT92 VJP3/1"
  private static let tabs =
    "6BCT 96NN 96NN/1 A2M4 DK95 R4YG Y79Y/1 Y79Y/10"
  private static let directives = "2LFX 6LVF BEC7 MUS6 MUS6/5 MUS6/6 ZYU8 ZYU8/1 ZYU8/2 ZYU8/3"
  private static let laxIndentation = "9C9N DK95/1 QB6E Y79Y/3"
  private static let secondDocuments = "9HCY EB22 MUS6/1 QLJ7 RHX7"
}
