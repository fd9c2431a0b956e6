extension Corruption {
  static let ofRequests = [
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
      "a recorded secret",
      "&limit=2",
      "&access_token=k9Xv2LmQ81rTzW4n",
      #"listBooks 200 (books.har #0): request: query access_token: recorded "redacted00000001", "#
        + "sent nothing",
      #"listBooks 200 (books.har #0): request: query limit: recorded nothing, sent "2""#
    ),
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
      "an Accept of everything",
      #""name": "accept", "value": "application/json""#,
      #""name": "accept", "value": "*/*""#
    ),
    Corruption(
      "an Accept of more",
      #""name": "accept", "value": "application/json""#,
      #""name": "accept", "value": "text/plain; q=0.5, application/*""#
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
  ]
}
