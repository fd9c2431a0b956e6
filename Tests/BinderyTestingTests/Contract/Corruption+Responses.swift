extension Corruption {
  static let ofResponses = [
    Corruption(
      "a response field missing",
      #"\"title\":\"Ubik\",\"id\":2"#,
      #"\"id\":2"#,
      "listBooks 200 (books.har #0): response: $[1]: the required member \"title\" is missing"
        + " (byte 57)"
    ),
    Corruption(
      "a response field of another type",
      #"\"message\":\"too fast\""#,
      #"\"message\":[]"#,
      "listBooks 429 (books.har #2): response: $.message: expected a string, found an array"
        + " (byte 11)"
    ),
    Corruption(
      "an undescribed response field",
      #"\"title\":\"Ubik\""#,
      #"\"title\":\"Ubik\",\"isbn\":\"1\""#
    ),
    Corruption(
      "a header of another type",
      #"" 30""#,
      #""soon""#,
      #"listBooks 429 (books.har #2): response: header Retry-After: recorded "soon","#
        + " understood as nothing"
    ),
    Corruption(
      "a response that isn't JSON",
      #"{\"message\":\"too fast\"}"#,
      "<html>",
      "listBooks 429 (books.har #2): response: $: expected an object, found `<` (byte 0)"
    ),
    Corruption(
      "another documented status",
      #""status": 429"#,
      #""status": 404"#,
      "listBooks 429 (books.har #2): recording: has the status 404"
    ),
    Corruption(
      "an undescribed status",
      #""status": 429"#,
      #""status": 418"#,
      "listBooks 429 (books.har #2): recording: has the status 418",
      "listBooks 429 (books.har #2): response: the client doesn't know the status 418"
    ),
    Corruption(
      "content that isn't in its encoding",
      in: \.more,
      "iVBORw0=",
      "iVBORw0*",
      "cover 200 (more.har #1): recording: the content of the response isn't in its encoding"
    ),
    Corruption(
      "another operation",
      #""operation": "addBook""#,
      #""operation": "buyBook""#,
      "addBook 201 (books.har #3): recording: has the operation buyBook"
    ),
    Corruption(
      "a schema too narrow",
      in: \.schemas,
      #""title": { "type": "string" }"#,
      #""title": { "type": "string", "maxLength": 5 }"#,
      "listBooks 200 (books.har #0): schema: $[0].title: expected at most 5 characters, found 7"
        + " (#/$defs/Book/properties/title/maxLength)",
      "addBook 201 (books.har #3): schema: $.title: expected at most 5 characters, found 7"
        + " (#/$defs/Book/properties/title/maxLength)"
    ),
    Corruption(
      "a schema that is missing",
      in: \.schemas,
      #""listBooks.200""#,
      #""listBooks.2XX""#,
      #"listBooks 200 (books.har #0): schema: "listBooks.200" is missing"#
    ),
    Corruption(
      "schemas that can't be compiled",
      in: \.schemas,
      ##""items": { "$ref": "#/$defs/Book" }"##,
      ##""items": { "$ref": "#/$defs/Buch" }"##,
      ##"listBooks 200 (books.har #0): schema: #/$defs/listBooks.200/items:"##
        + ##" unresolved reference "#/$defs/Buch""##,
      ##"listBooks 404 (books.har #1): schema: #/$defs/listBooks.200/items:"##
        + ##" unresolved reference "#/$defs/Buch""##,
      ##"listBooks 429 (books.har #2): schema: #/$defs/listBooks.200/items:"##
        + ##" unresolved reference "#/$defs/Buch""##,
      ##"addBook 201 (books.har #3): schema: #/$defs/listBooks.200/items:"##
        + ##" unresolved reference "#/$defs/Buch""##
    ),
    Corruption(
      "an entry that is missing a URL",
      in: \.more,
      #", "url": "https://books.example/v1/books/1/cover""#,
      "",
      "signIn 204 (more.har #0): recording: $.log.entries[1].request:"
        + " the required member \"url\" is missing (byte 628)",
      "cover 200 (more.har #1): recording: $.log.entries[1].request:"
        + " the required member \"url\" is missing (byte 628)",
      "cover 503 (more.har #2): recording: $.log.entries[1].request:"
        + " the required member \"url\" is missing (byte 628)"
    ),
  ]
}
