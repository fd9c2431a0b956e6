import XCTest

/// AsyncAPI 1.2, by documents after the examples of its specification.
final class TopicTests: XCTestCase {
  /// A parameter has its name, a topic its messages, and the address begins with `baseTopic`.
  func testTopics() throws {
    try assertDocument(
      """
      asyncapi: 1.2.0
      info: { title: Streetlights API, version: 1.0.0 }
      baseTopic: smartylighting.streetlights.1.0
      servers:
        - url: api.streetlights.smartylighting.com:{port}
          scheme: mqtt
          schemeVersion: 3.1.1
          variables: { port: { default: '1883', enum: ['1883', '8883'] } }
      topics:
        event.{streetlightId}.lighting.measured:
          parameters: [{ $ref: '#/components/parameters/streetlightId' }]
          publish: { $ref: '#/components/messages/lightMeasured' }
        action.{streetlightId}.dim:
          parameters: [{ name: streetlightId, schema: { type: integer } }]
          subscribe:
            oneOf:
              - $ref: '#/components/messages/turnOnOff'
              - payload: { type: object, required: [percentage], properties: { percentage: { type: integer } } }
      components:
        messages:
          lightMeasured: { payload: { $ref: '#/components/schemas/measurement' } }
          turnOnOff: { payload: { type: string, enum: ['on', 'off'] } }
        schemas: { measurement: { type: object, properties: { lumens: { type: integer } } } }
        parameters: { streetlightId: { name: streetlightId, schema: { type: string } } }
      """,
      """
      object measurement
        lumens?: integer
      enum turnOnOff: string
        "on"
        "off"
      union event.{streetlightId}.lighting.measured.outgoing
        lightMeasured: measurement ({lumens?})
      object action.{streetlightId}.dim.message
        percentage: integer
      union action.{streetlightId}.dim.incoming
        turnOnOff: turnOnOff (on | off)
        message: action.{streetlightId}.dim.message ({percentage})
      server mqtt://api.streetlights.smartylighting.com:{port} mqtt
        port = 1883 of 1883 | 8883
      channel event.{streetlightId}.lighting.measured: smartylighting.streetlights.1.0.event.{streetlightId}.lighting.measured
        streetlightId: string
        outgoing event.{streetlightId}.lighting.measured.outgoing
          lightMeasured
      channel action.{streetlightId}.dim: smartylighting.streetlights.1.0.action.{streetlightId}.dim
        streetlightId: integer
        incoming action.{streetlightId}.dim.incoming
          turnOnOff
          message
      """
    )
  }

  /// Servers have no names, and the security of the document.
  func testServers() throws {
    let document = """
      asyncapi: 1.2.0
      info: { title: Test, version: "1" }
      servers:
        - { url: a.test, scheme: amqp }
        - { url: b.test, scheme: amqp }
        - { url: c.test, scheme: amqp2 }
        - { url: d.test, scheme: amqp }
      security: [{ password: [] }]
      topics: { a: { publish: { payload: { type: string } } } }
      components: { securitySchemes: { password: { type: userPassword } } }
      """
    let sample = try Sample(["api.yaml": document])
    let servers = sample.service?.realtime.first?.servers ?? []
    XCTAssertEqual(servers.map(\.name), ["amqp", "amqp3", "amqp2", "amqp4"])
    XCTAssertEqual(servers.map(\.requiredSchemes), Array(repeating: ["password"], count: 4))
  }

  /// A client reads and receives what the service sends.
  func testStreamsAndEvents() throws {
    let messages = """
      components:
        securitySchemes: { token: { type: httpApiKey, name: token, in: query } }
        messages:
          hello: { payload: { type: object, required: [id], properties: { id: { type: integer } } } }
          ping: { payload: { type: object, required: [time], properties: { time: { type: integer } } } }
      """
    for (keys, form) in [("read", "write", "stream"), ("receive", "send", "events")].map({
      (($0.0, $0.1), $0.2)
    }) {
      try assertDocument(
        """
        asyncapi: '1.2.0'
        info: { title: Chat, version: '1' }
        servers: [{ url: rtm.chat.test, scheme: wss }, { url: 'wss://eu.chat.test', scheme: wss }]
        security: [{ token: [] }]
        \(form):
          \(keys.0): [{ $ref: '#/components/messages/hello' }]
          \(keys.1): [{ $ref: '#/components/messages/ping' }]
        \(messages)
        """,
        """
        object hello
          id: integer
        object ping
          time: integer
        union /.incoming
          hello: hello ({id})
        union /.outgoing
          ping: ping ({time})
        server wss://rtm.chat.test wss
        server wss://eu.chat.test wss
        channel /: /
          incoming /.incoming
            hello
          outgoing /.outgoing
            ping
        """
      )
    }
  }
}
