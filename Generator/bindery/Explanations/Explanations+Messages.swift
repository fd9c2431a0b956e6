extension Explanation {
  /// What is generated from of an AsyncAPI document, and what is left to others.
  static let messages = [
    Explanation(
      "foreign-schema",
      "a payload is described in a language that isn't read",
      meaning: """
        JSON Schema is read in all its drafts, and with it the schemas of OpenAPI and AsyncAPI. \
        Avro, Protobuf, RAML and others aren't: the payload is any JSON.
        """,
      fix: "Describe the payload as JSON Schema beside it, or decode it with a library.",
      example: .events(
        """
        channels:
          news:
            address: news
            messages:
              added:
                payload:
                  schemaFormat: application/vnd.apache.avro+json;version=1.9.0
                  schema: { type: record, name: Added, fields: [] }

        """
      ),
      fixed: .replacing([
        (
          "application/vnd.apache.avro+json;version=1.9.0",
          "application/schema+json;version=draft-07"
        ),
        ("{ type: record, name: Added, fields: [] }", "{ type: object }"),
      ])
    ),
    Explanation(
      "untyped-message",
      "a message travels as something other than JSON",
      meaning: """
        A generated type reads and writes JSON. What a message is in another media type, such as \
        protobuf or plain text, the schema describes and the type doesn't read.
        """,
      fix: "Decode the bytes with a library of the format; write application/json if it is JSON.",
      example: .events(
        """
        channels:
          news:
            address: news
            messages:
              added: { contentType: text/csv, payload: { type: object } }

        """
      ),
      fixed: .replacing("text/csv", with: "application/json")
    ),
    Explanation(
      "unused-binding",
      "something is said for a protocol that nothing is generated from",
      meaning: """
        Bindings of WebSocket and HTTP say how a channel is opened. Those of Kafka, MQTT, AMQP and \
        others are for the libraries that speak them; it is said once for each protocol.
        """,
      fix: "Nothing needs to be done; read them where the connection is made.",
      example: .events(
        """
        channels:
          news:
            address: news
            bindings: { kafka: { partitions: 3 } }
            messages: { added: { payload: { type: object } } }

        """
      ),
      fixed: .replacing("    bindings: { kafka: { partitions: 3 } }\n", with: "")
    ),
    Explanation(
      "unused-headers",
      "headers of a message are described",
      meaning: """
        A generated type reads and writes the payload of a message. Frames of a WebSocket have no \
        headers, and those of a broker's messages come from its library, which hands them over \
        beside the payload; a correlation id among them too. It is said once.
        """,
      fix: "Read headers where the message is received, or put what all need into the payload.",
      example: .events(
        """
        channels:
          news:
            address: news
            messages:
              added:
                headers: { type: object, properties: { sent: { type: string } } }
                payload: { type: object }

        """
      ),
      fixed: .replacing([
        ("headers: { type: object,", "payload: { type: object,"),
        ("        payload: { type: object }\n", ""),
      ])
    ),
    Explanation(
      "unused-message",
      "a message travels nowhere",
      meaning: """
        Types are generated for what a channel carries. A message that no operation sends or \
        receives where others are named, or that no channel refers to, is left out.
        """,
      fix: "Name it in an operation of its channel, or take it out.",
      example: .events(
        """
        channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }
        components: { messages: { taken: { payload: { type: object } } } }

        """
      ),
      fixed: .replacing(
        "added: { payload: { type: object } } }",
        with: "added: { $ref: \"#/components/messages/taken\" } }"
      )
    ),
    Explanation(
      "unused-security",
      "credentials are described that nothing is generated from",
      meaning: """
        Who opens a connection hands over the credentials, in the manner of its protocol. Those \
        that travel in the query or in headers of a WebSocket are parameters of the channel, where \
        its bindings describe them.
        """,
      fix: "Nothing needs to be done; describe the query and headers as bindings of ws.",
      example: .events(
        """
        servers: { live: { host: example.com, protocol: wss, security: [{ type: userPassword }] } }
        channels: { news: { address: news, messages: { added: { payload: { type: object } } } } }

        """
      ),
      fixed: .replacing(", security: [{ type: userPassword }]", with: "")
    ),
  ]
}
