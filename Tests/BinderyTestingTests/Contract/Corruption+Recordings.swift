extension Corruption {
  static let ofRecordings = [
    Corruption(
      "wrong method",
      #""method": "POST",\#n          "url": "https://books.example/v1/books""#,
      #""method": "PUT",\#n          "url": "https://books.example/v1/books""#,
      "addBook 201 (books.har #3): request: method: recorded PUT, sent POST"
    ),
    Corruption(
      "another path",
      "/shelves/busy/",
      "/shelves/quiet/",
      "listBooks 429 (books.har #2): request: path: recorded /v1/shelves/quiet/books,"
        + " sent /v1/shelves/busy/books"
    ),
    Corruption(
      "an escaped slash that became a real one",
      "sci%2Ffi%20%26",
      "sci/fi%20%26",
      "listBooks 200 (books.har #0): request: path: recorded"
        + " /v1/shelves/sci/fi%20%26%20more/books, sent /v1/shelves/sci%2Ffi%20%26%20more/books"
    ),
    Corruption("a path escaped more than it needs to be", "sci%2Ffi", "sci%2ff%69"),
    Corruption(
      "a query value changed",
      "&limit=2",
      "&limit=3",
      #"listBooks 200 (books.har #0): request: query limit: recorded "3", sent "2""#
    ),
    Corruption(
      "a query parameter missing",
      "&limit=2",
      "",
      #"listBooks 200 (books.har #0): request: query limit: recorded nothing, sent "2""#
    ),
    Corruption(
      "a query parameter too many",
      "&limit=2",
      "&limit=2&debug",
      "listBooks 200 (books.har #0): request: query debug: recorded no value, sent nothing"
    ),
    Corruption(
      "query parameters in another order",
      "tags=old,rare%26fine&limit=2",
      "limit=2&tags=old%2Crare%26fine"
    ),
    Corruption(
      "a body field changed",
      #"\"id\": 1,"#,
      #"\"id\": 7,"#,
      "addBook 201 (books.har #3): request: body $.id: recorded 7, sent 1"
    ),
    Corruption(
      "a body that isn't there",
      #""text": "{ \"title\": \"Solaris\", \"id\": 1, \"price\": 1e1 }""#,
      #""text": """#,
      "addBook 201 (books.har #3): request: body: recorded nothing,"
        + #" sent "{\"id\":1,\"title\":\"Solaris\",\"price\":10}""#
    ),
    Corruption(
      "a form field changed",
      in: \.more,
      "user=ann",
      "user=eve",
      #"signIn 204 (more.har #0): request: body user: recorded "eve", sent "ann""#
    ),
    Corruption(
      "a header changed",
      #""value": "t-1""#,
      #""value": "t-2""#,
      #"listBooks 200 (books.har #0): request: header x-trace: recorded "t-2", sent "t-1""#
    ),
    Corruption(
      "another Accept",
      #""name": "accept", "value": "application/json""#,
      #""name": "accept", "value": "*/*""#,
      "listBooks 200 (books.har #0): request: header accept:"
        + #" recorded "*/*", sent "application/json""#
    ),
    Corruption(
      "a header that no client sends",
      #""User-Agent""#,
      #""X-Agent""#,
      #"listBooks 200 (books.har #0): request: header x-agent: recorded "Recorder/1", sent nothing"#
    ),
    Corruption(
      "another secret",
      "Bearer k",
      "Bearer l",
      #"addBook 201 (books.har #3): request: header authorization: recorded "Bearer l","#
        + #" sent "Bearer k""#
    ),
    Corruption(
      "another cookie",
      #""value": "s1""#,
      #""value": "s2""#,
      #"listBooks 200 (books.har #0): request: cookie session: recorded "s2", sent "s1""#
    ),
    Corruption(
      "a response field missing",
      #"\"title\":\"Ubik\",\"id\":2"#,
      #"\"id\":2"#,
      "listBooks 200 (books.har #0): response: $[1]: the required member \"title\" is missing"
        + " (byte 57)",
      #"listBooks 200 (books.har #0): schema: $[1]: the required member "title" is missing"#
        + " (#/$defs/Book/required)"
    ),
    Corruption(
      "a response field of another type",
      #"\"message\":\"too fast\""#,
      #"\"message\":[]"#,
      "listBooks 429 (books.har #2): response: $.message: expected a string, found an array"
        + " (byte 11)",
      "listBooks 429 (books.har #2): schema: $.message: expected a string, found an array"
        + " (#/$defs/problem/properties/message/type)"
    ),
    Corruption(
      "a response field that nobody described",
      #"\"title\":\"Ubik\""#,
      #"\"title\":\"Ubik\",\"isbn\":\"1\""#,
      #"listBooks 200 (books.har #0): response: $[1].isbn: recorded "1", re-encoded nothing"#
    ),
    Corruption(
      "a response that isn't JSON",
      #"{\"message\":\"too fast\"}"#,
      "<html>",
      "listBooks 429 (books.har #2): response: $: expected an object, found `<` (byte 0)",
      "listBooks 429 (books.har #2): schema: $: expected a value, found `<` (byte 0)"
    ),
    Corruption(
      "another documented status",
      #""status": 429"#,
      #""status": 404"#,
      "listBooks 429 (books.har #2): recording: has the status 404"
    ),
    Corruption(
      "a status that nobody described",
      #""status": 429"#,
      #""status": 418"#,
      "listBooks 429 (books.har #2): recording: has the status 418",
      "listBooks 429 (books.har #2): response: the client doesn't know the status 418"
    ),
    Corruption(
      "a reply where there is none",
      in: \.more,
      #""mimeType": "x-unknown", "size": 0"#,
      #""mimeType": "text/plain", "text": "ok""#,
      #"signIn 204 (more.har #0): response: body: recorded "ok", re-encoded nothing"#
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
      "addBook 201 (books.har #3): recording: is of buyBook"
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
