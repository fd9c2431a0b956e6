extension Corruption {
  static let ofCompleteness = [
    Corruption(
      "a missing recording",
      #""status": 404"#,
      #""status": 429"#,
      "listBooks 404: no recording and no exception"
    ),
    Corruption(
      "an undescribed recorded status",
      #""status": 201"#,
      #""status": 202"#,
      "addBook 201: no recording and no exception",
      "addBook 202 (books.har #3): recorded, but not described by the spec"
    ),
    Corruption(
      "an exception that is out of date",
      #""status": 201"#,
      #""status": 409"#,
      "addBook 201: no recording and no exception",
      #"addBook 409: declared as unrecorded ("the sandbox has no second shop"),"#
        + " but books.har #3 shows it"
    ),
    Corruption(
      "a recording of an operation that doesn't exist",
      in: \.more,
      #""operation": "signIn""#,
      #""operation": "signOut""#,
      "signIn 204: no recording and no exception",
      "signOut 204 (more.har #0): recorded, but not described by the spec"
    ),
    Corruption(
      "an entry without a name",
      #"{ "operation": "addBook" }"#,
      "null",
      "addBook 201: no recording and no exception",
      "books.har #3: tested, but not recorded"
    ),
    Corruption(
      "a file that isn't JSON",
      in: \.more,
      #""mimeType": "image/png""#,
      #""mimeType": image/png"#,
      "more.har #1: $.log.entries[1].response.content.mimeType: expected a value, found `i`"
        + " (byte 780)",
      "signIn 204: no recording and no exception",
      "cover 200: no recording and no exception",
      "cover default: no recording and no exception",
      "more.har #0: tested, but not recorded",
      "more.har #1: tested, but not recorded",
      "more.har #2: tested, but not recorded"
    ),
  ]
}
