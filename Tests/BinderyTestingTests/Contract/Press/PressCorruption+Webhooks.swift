extension PressCorruption {
  static let ofWebhooks = [
    PressCorruption(
      "a body changed in kind",
      #"\"title\": \"Dune\""#,
      #"\"title\": 7"#,
      #"book.added (press.har #45): request: the request doesn't match the webhook "#
        + #"“book.added”: $.title: expected a string, found a number (byte 10)"#
    ),
    PressCorruption(
      "an undescribed member",
      #"\"title\": \"Dune\""#,
      #"\"title\": \"Dune\", \"year\": 1965"#
    ),
    PressCorruption(
      "a described member that the event drops",
      #"\"title\": \"Dune\""#,
      #"\"title\": \"Dune\", \"lost\": 1965"#,
      #"book.added (press.har #45): request: $.lost: recorded 1965, re-encoded nothing"#
    ),
    PressCorruption(
      "a body beyond its schema",
      #"\"Dune\""#,
      #"\"Dunes\""#,
      #"book.added (press.har #45): schema: $.title: expected at most 4 characters, "#
        + #"found 5 (#/$defs/Title/properties/title/maxLength)"#
    ),
    PressCorruption(
      "a header that is missing",
      #""name": "X-Signature", "value": "s=1""#,
      #""name": "X-Other", "value": "s=1""#,
      #"book.added (press.har #45): request: the request doesn't match the webhook "#
        + #"“book.added”: $: the required member "header X-Signature" is missing (byte 0)"#
    ),
    PressCorruption(
      "a header of another type",
      #""x-attempt", "value": "2""#,
      #""x-attempt", "value": "02""#,
      #"book.added (press.har #45): request: header X-Attempt: recorded "02", "#
        + "understood as nothing"
    ),
    PressCorruption(
      "a query that is missing",
      "/hooks?shelf=7&",
      "/hooks?",
      #"book.added (press.har #45): request: the request doesn't match the webhook "#
        + #"“book.added”: $: the required member "query shelf" is missing (byte 0)"#
    ),
    PressCorruption(
      "a query that means another value",
      "shelf=7&",
      "shelf=07&",
      #"book.added (press.har #45): request: the request doesn't match the webhook "#
        + #"“book.added”: $["query shelf"]: expected an integer, found a string (byte 0)"#
    ),
    PressCorruption(
      "another method",
      #""method": "POST", "url": "https://me.example/hooks?shelf=7"#,
      #""method": "PUT", "url": "https://me.example/hooks?shelf=7"#,
      #"book.added (press.har #45): request: the webhook “book.added” uses another method than PUT"#
    ),
  ]
}
