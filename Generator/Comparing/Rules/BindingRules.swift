/// The rules for protocol-specific information, apart from schemas: the bindings of AsyncAPI.
enum BindingRules {
  static let added = ChangeRule(
    "binding-added",
    .info,
    "Clients of the old description don't know the settings of the protocol."
  )
  static let removed = ChangeRule(
    "binding-removed",
    .warning,
    "The settings of the protocol aren't promised anymore."
  )
  static let addressChanged = ChangeRule(
    "binding-address-changed",
    .breaking,
    "Messages are at another topic, queue or method of the protocol."
  )
  static let encodingChanged = ChangeRule(
    "binding-encoding-changed",
    .breaking,
    "The same message has other bytes."
  )
  static let deliveryChanged = ChangeRule(
    "binding-delivery-changed",
    .warning,
    "The broker delivers or keeps messages otherwise.",
    verdict: .behaviour
  )
  static let settingChanged = ChangeRule(
    "binding-setting-changed",
    .info,
    "The setting concerns the broker or the server, and not its clients.",
    verdict: .behaviour
  )
  static let unknownChanged = ChangeRule(
    "binding-value-changed",
    .warning,
    "The protocol decides what the value means.",
    verdict: .behaviour
  )

  static let all = [
    added, removed, addressChanged, encodingChanged, deliveryChanged, settingChanged,
    unknownChanged,
  ]

  /// Returns the rule for a key of a protocol's bindings, such as `exchange.name` of `amqp`.
  static func changed(_ key: String, of name: String) -> ChangeRule {
    // The keys of MQTT 5, AMQP 1 and secure protocols are those of the others.
    let base = aliases[name] ?? name
    return rules[base]?.first { $0.keys.contains(key) }?.rule ?? unknownChanged
  }

  private static let aliases = [
    "mqtt5": "mqtt", "amqp1": "amqp", "kafka-secure": "kafka", "secure-mqtt": "mqtt",
    "amqps": "amqp", "https": "http", "wss": "ws",
  ]

  private static let rules: [String: [(rule: ChangeRule, keys: Set<String>)]] = [
    "ws": [(addressChanged, ["method"])],
    "http": [(addressChanged, ["method"]), (encodingChanged, ["statusCode"])],
    "kafka": [
      (addressChanged, ["topic"]),
      (
        encodingChanged, ["schemaIdLocation", "schemaIdPayloadEncoding", "schemaLookupStrategy"]
      ),
      (
        deliveryChanged,
        [
          "schemaRegistryUrl", "schemaRegistryVendor", "topicConfiguration.cleanup.policy",
          "topicConfiguration.retention.ms", "topicConfiguration.retention.bytes",
        ]
      ),
      (
        settingChanged,
        [
          "partitions", "replicas", "topicConfiguration.delete.retention.ms",
          "topicConfiguration.max.message.bytes",
          "topicConfiguration.confluent.key.schema.validation",
          "topicConfiguration.confluent.value.schema.validation",
        ]
      ),
    ],
    "mqtt": [
      (addressChanged, ["responseTopic"]),
      (encodingChanged, ["payloadFormatIndicator", "contentType"]),
      (
        deliveryChanged,
        [
          "qos", "retain", "messageExpiryInterval", "cleanSession", "keepAlive", "lastWill.topic",
          "lastWill.qos", "lastWill.message", "lastWill.retain", "sessionExpiryInterval",
          "maximumPacketSize",
        ]
      ),
      (settingChanged, ["clientId"]),
    ],
    "amqp": [
      (
        addressChanged,
        [
          "is", "exchange.name", "exchange.type", "exchange.vhost", "queue.name", "queue.vhost",
          "replyTo",
        ]
      ),
      (encodingChanged, ["contentEncoding", "messageType"]),
      (
        deliveryChanged,
        [
          "expiration", "priority", "deliveryMode", "mandatory", "ack", "cc", "bcc", "userId",
          "timestamp", "exchange.durable", "exchange.autoDelete", "queue.durable",
          "queue.autoDelete", "queue.exclusive",
        ]
      ),
    ],
    "nats": [(deliveryChanged, ["queue"])],
    "jms": [(addressChanged, ["destination", "destinationType"])],
    "sns": [(addressChanged, ["name", "topic.name", "topic.arn"])],
    "sqs": [(addressChanged, ["queue.name", "queue.fifoQueue"])],
    "googlepubsub": [
      (addressChanged, ["topic"]), (encodingChanged, ["schema.name", "schema.type"]),
      (deliveryChanged, ["orderingKey", "messageRetentionDuration"]),
    ],
    "pulsar": [(addressChanged, ["tenant", "namespace", "persistence"])],
    "solace": [(addressChanged, ["msgVpn", "destinations"])],
    "ibmmq": [
      (
        addressChanged,
        ["destinationType", "queue.objectName", "topic.string", "topic.objectName", "groupId"]
      ), (encodingChanged, ["type", "headers"]), (deliveryChanged, ["expiry"]),
    ],
    "anypointmq": [(addressChanged, ["destination", "destinationType"])],
  ]
}
