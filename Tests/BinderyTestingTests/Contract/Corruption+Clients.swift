extension Corruption {
  static let ofClients: [(Defect, [String])] = [
    (
      .dropsField,
      [
        "listBooks 200 (books.har #0): response: $[0].price: recorded 12.50, re-encoded nothing",
        "addBook 201 (books.har #3): request: body $.price: recorded 1e1, sent nothing",
        "addBook 201 (books.har #3): response: $.price: recorded 10.0, re-encoded nothing",
      ]
    ),
    (
      .encodesWrongKey,
      [
        #"listBooks 404 (books.har #1): response: $.message: recorded "no shelf", re-encoded nothing"#,
        #"listBooks 404 (books.har #1): response: $.error: recorded nothing, re-encoded "no shelf""#,
        #"listBooks 429 (books.har #2): response: $.message: recorded "too fast", re-encoded nothing"#,
        #"listBooks 429 (books.har #2): response: $.error: recorded nothing, re-encoded "too fast""#,
      ]
    ),
    (
      .mapsFailureToAnotherStatus,
      [
        "listBooks 404 (books.har #1): response: status: recorded 404, understood as 429"
      ]
    ),
    (
      .omitsParameter,
      [#"listBooks 200 (books.har #0): request: query limit: recorded "2", sent nothing"#]
    ),
    (
      .explodesList,
      [
        #"listBooks 200 (books.har #0): request: query tags: recorded "old,rare&fine","#
          + #" sent "old" and "rare&fine""#
      ]
    ),
    (
      .delimitsListByPipe,
      [
        #"listBooks 200 (books.har #0): request: query tags: recorded "old,rare&fine","#
          + #" sent "old|rare&fine""#
      ]
    ),
    (
      .omitsHeader,
      [#"listBooks 200 (books.har #0): request: header x-trace: recorded "t-1", sent nothing"#]
    ),
    (
      .omitsCookie,
      [#"listBooks 200 (books.har #0): request: cookie session: recorded "s1", sent nothing"#]
    ),
    (
      .omitsBody,
      [
        #"addBook 201 (books.har #3): request: header content-type: recorded "application/json","#
          + " sent nothing",
        "addBook 201 (books.har #3): request: body: recorded "
          + #""{ \"title\": \"Solaris\", \"id\": 1, \"price\": 1e1 }", sent nothing"#,
      ]
    ),
    (
      .wrongContentType,
      [
        #"addBook 201 (books.har #3): request: header content-type: recorded "application/json","#
          + #" sent "application/vnd.book+json""#
      ]
    ),
    (
      .wrongMethod,
      ["addBook 201 (books.har #3): request: method: recorded POST, sent PUT"]
    ),
    (
      .sendsTwice,
      [
        "listBooks 200 (books.har #0): request: sent 2 times",
        "listBooks 200 (books.har #0): transport: no response is left for"
          + " GET https://sandbox.example:8443/v1/shelves/sci%2Ffi%20%26%20more/books",
      ]
    ),
    (
      .ignoresStatus,
      ["listBooks 429 (books.har #2): response: the client doesn't know the status 429"]
    ),
    (
      .roundsNumber,
      [
        "listBooks 200 (books.har #0): response: $[0].id: recorded 9007199254740993,"
          + " re-encoded 9007199254740992"
      ]
    ),
    (
      .readsWrongHeader,
      [
        #"listBooks 429 (books.har #2): response: header Retry-After: recorded " 30","#
          + " understood as nothing"
      ]
    ),
    (
      .makesUpMember,
      [
        #"listBooks 200 (books.har #0): response: without $[0].title, which is read as """#,
        #"addBook 201 (books.har #3): response: without $.title, which is read as """#,
      ]
    ),
  ]
}
