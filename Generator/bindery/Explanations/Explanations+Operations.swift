extension Explanation {
  /// Paths, methods and statuses.
  static let operations = [
    Explanation(
      "malformed-path",
      "a path is no path",
      meaning: """
        It lacks the “/” at its beginning, or has a query, a fragment or expressions in its \
        braces, and is taken at its meaning. Slashes in a value stay where its braces say so: \
        {+name}, {name=projects/*}, {path*}, {id:.+}. In a document with such braces “:id” is \
        text, unless a parameter has the name. Only braces without any name leave operations out.
        """,
      fix: """
        Begin with /, write each parameter as {name}, and describe what follows ? as parameters.
        """,
      example: .document(
        """
        paths:
          /books?sort=title:
            get: { responses: { "204": { description: Nothing. } } }

        """
      ),
      fixed: .replacing([
        ("/books?sort=title", "/books"),
        ("get: {", "get: { parameters: [{ name: sort, in: query, schema: { type: string } }],"),
      ])
    ),
    Explanation(
      "empty-answer",
      "a GET answers 200 without content",
      meaning: """
        An answer without content has no body, so that the reply is Void, whatever the service \
        sends; response(to:) of the client gives the answer as it came. It is said once for a \
        document.
        """,
      fix: "Describe the content, or write “204”.",
      example: .document(
        """
        paths:
          /books:
            get: { responses: { "200": { description: All books. } } }

        """
      ),
      fixed: .replacing("200", with: "204")
    ),
    Explanation(
      "overridden-operation",
      "a path has an operation of its own and one of its reference",
      meaning: """
        What stands beside a path's $ref adds to what it leads to. Where both have the same \
        method, the one beside it is taken, as the nearer of the two.
        """,
      fix: "Describe the operation in one of the places.",
      example: .document(
        """
        paths:
          /books:
            $ref: "#/components/pathItems/Books"
            get: { responses: { "204": { description: Nothing. } } }
        components:
          pathItems:
            Books:
              get: { responses: { "204": { description: Nothing. } } }

        """
      ),
      fixed: .replacing("get:", with: "post:")
    ),
    Explanation(
      "unknown-method",
      "a member of a path is no method",
      meaning: """
        A path has methods, parameters, servers and texts. What is called otherwise is left out, \
        and so is what HTTP takes as no method, such as one with a space.
        """,
      fix: """
        Write get, put, post, delete, options, head, patch, trace or query; any other method goes \
        under additionalOperations.
        """,
      example: .document(
        """
        paths:
          /books:
            gte: { responses: { "204": { description: Nothing. } } }

        """
      ),
      fixed: .replacing("gte:", with: "get:")
    ),
    Explanation(
      "duplicate-operation",
      "two operations have one operationId",
      meaning: """
        An operationId is a method's name in Swift. The second operation is named after its method \
        and path instead.
        """,
      fix: "Give each operation an operationId of its own.",
      example: .document(
        """
        paths:
          /books:
            get: { operationId: books, responses: { "204": { description: Nothing. } } }
            post: { operationId: books, responses: { "204": { description: Nothing. } } }

        """
      ),
      fixed: .replacing("post: { operationId: books", with: "post: { operationId: addBook")
    ),
    Explanation(
      "webhook-parameter",
      "a webhook has a parameter that can't be read",
      meaning: """
        Of a request that is received only the query, the headers and the body are read: who \
        receives it chose its path. The parameter is left out.
        """,
      fix: "Describe it in query or header, if that is where it comes.",
      example: .document(
        """
        webhooks:
          sold:
            post:
              parameters: [{ name: trace, in: cookie, schema: { type: string } }]
              requestBody: { content: { application/json: { schema: { type: object } } } }
              responses: { "204": { description: Thanks. } }

        """
      ),
      fixed: .replacing("in: cookie", with: "in: header")
    ),
    Explanation(
      "webhook-answer",
      "what a webhook is answered with has content",
      meaning: """
        The server that receives a webhook answers it, in whatever framework it is written. The \
        event is typed; of the content of the answer no type is made.
        """,
      fix: "Describe the content under components/schemas, which makes a model of it.",
      example: .document(
        """
        webhooks:
          sold:
            post:
              responses:
                "200": { description: Thanks., content: { text/plain: { schema: { type: string } } } }

        """
      ),
      fixed: .replacing(
        ", content: { text/plain: { schema: { type: string } } }",
        with: ""
      )
    ),
    Explanation(
      "interim-status",
      "a status comes before the answer",
      meaning: """
        A status of 1XX announces an answer, or that another protocol follows, such as WebSocket. \
        A client of HTTP is never answered with it, and it is left out.
        """,
      fix: "Describe the answer that ends the request.",
      example: .document(
        """
        paths:
          /books:
            get:
              responses:
                "101": { description: A socket. }
                "204": { description: Nothing. }

        """
      ),
      fixed: .replacing("\n        \"101\": { description: A socket. }", with: "")
    ),
    Explanation(
      "bad-status",
      "a status is written wrongly",
      meaning: """
        A status is three digits, a hundred such as 4XX, or default. Of a longer text the statuses \
        in it count, a range is its hundred, and words such as success and error mean 2XX and \
        default; else the response is left out. In bindings.yaml and recordings it is an error.
        """,
      fix: "Write it as 404, 4XX or default.",
      example: .document(
        """
        paths:
          /books:
            get:
              responses:
                "2000": { description: All books. }

        """
      ),
      fixed: .replacing("2000", with: "204")
    ),
  ]
}
