extension Explanation {
  /// Bodies and media types.
  static let contents = [
    Explanation(
      "unsupported-media-type",
      "a received body has parts that aren't told apart",
      meaning: """
        Multipart bodies are sent part by part. One that is received is given as its bytes.
        """,
      fix: "Nothing, if bytes will do; or describe the answer in another media type as well.",
      example: .document(
        """
        paths:
          /books:
            get:
              responses:
                "200": { description: All books., content: { multipart/mixed: {} } }

        """
      ),
      fixed: .replacing("multipart/mixed", with: "application/json")
    ),
    Explanation(
      "untyped-content",
      "a media type is carried as text",
      meaning: """
        XML, CSV and their like have a structure that Bindery doesn't read: the schema is left \
        out, and the text is given as it is. So are the data of events that are of several types.
        """,
      fix: "Describe application/json as well, where the service speaks it.",
      example: .document(
        """
        paths:
          /books:
            get:
              responses:
                "200":
                  description: All books.
                  content: { application/xml: { schema: { type: object } } }

        """
      ),
      fixed: .replacing("application/xml", with: "application/json")
    ),
    Explanation(
      "file-as-json",
      "a file is listed under the media type of JSON",
      meaning: """
        A string with format: binary is bytes, and no JSON holds them. Frameworks list a download \
        so under the media types of their other answers; it is read and sent as bytes.
        """,
      fix: "Write the media type of the file, or application/octet-stream.",
      example: .document(
        """
        paths:
          /cover:
            get:
              responses:
                "200":
                  description: A picture.
                  content: { application/json: { schema: { type: string, format: binary } } }

        """
      ),
      fixed: .replacing("application/json", with: "application/octet-stream")
    ),
    Explanation(
      "empty-body",
      "a request body describes no content",
      meaning: "Without a media type there is no saying what is sent. The body is left out.",
      fix: "Write its media type, as in content: { application/json: {} }.",
      example: body("{ required: true, content: {} }"),
      fixed: .replacing("content: {}", with: "content: { application/json: {} }")
    ),
    Explanation(
      "stray-encoding",
      "an encoding is for no member of the form",
      meaning: """
        “encoding” says how members are written, and its schema has none of this name. It is left \
        out.
        """,
      fix: "Describe the member under properties, or correct the name.",
      example: body(
        "{ content: { multipart/form-data: { schema: { type: object }, encoding: { cover: {} } } } }"
      ),
      fixed: .replacing(
        "schema: { type: object }",
        with: "schema: { type: object, properties: { cover: { type: string } } }"
      )
    ),
    Explanation(
      "unfit-form",
      "a form has no fields, or is one of several",
      meaning: """
        A form is a list of fields. Where its schema describes something else, it is taken as any \
        fields; a multipart form that is a choice of forms is taken as one with the fields of all. \
        Bytes inside of a field that is an object are text in its JSON.
        """,
      fix: "Describe an object.",
      example: body(
        "{ content: { application/x-www-form-urlencoded: { schema: { type: string } } } }"
      ),
      fixed: .replacing(
        "schema: { type: string }",
        with: "schema: { type: object, properties: { title: { type: string } } }"
      )
    ),
  ]

  private static func body(_ text: String) -> Example {
    .document(
      """
      paths:
        /books:
          post:
            requestBody: \(text)
            responses: { "204": { description: Nothing. } }

      """
    )
  }
}
