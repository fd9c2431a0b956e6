/// Words that break naive generators, for documents.
enum HostileWords {
  static let texts = [
    "", " ", "\n", "\t\u{0}", "*/ }", "\"\"\"", "\\(exit(1))", "\\", "`", "$0", "self", "Type",
    "init", "Protocol", "default", "class", "String", "Int", "Codable", "JSONReader", "Request",
    "../../../etc/passwd", "/dev/zero", "file:///etc/passwd", "http://127.0.0.1:1/x", "#", "#/",
    "#/paths", "#/components/schemas/%zz", "é", "e\u{301}", "👩‍👩‍👧", "\u{202E}", "\u{FEFF}", "日本語",
    "1", "+1", "-1", "0x1F", "1e999", "{", "{}", "{id}", "{id", "/{a}{b}/{a}", "a b", "a-b", "a_b",
    "aB", "AB", "ab", "Ab", "/*", "//", "///", "#\"", "\"#", "\r\n", "nil", "true", "null", "~",
    "<<",
    "&a", "*a", "multipart/form-data", "text/event-stream", "application/json; charset=x", "4xx",
    "5XX", "99", "600", "deepObject", "pipeDelimited", "matrix", "label", "querystring", "cookie",
  ]

  static let words = [
    "null", "true", "false", "0", "-0", "-1", "1e400", "-9223372036854775808",
    "9223372036854775808",
    "0.1", "1E-400", "3.1.0", "18446744073709551616",
  ]

  static let keys = [
    "$ref", "$anchor", "$defs", "$id", "$dynamicRef", "allOf", "oneOf", "anyOf", "not", "enum",
    "const", "type", "format", "items", "prefixItems", "properties", "required", "nullable",
    "additionalProperties", "patternProperties", "propertyNames", "discriminator", "mapping",
    "propertyName", "default", "example", "deprecated", "readOnly", "writeOnly", "contentEncoding",
    "contentMediaType", "unevaluatedProperties", "if", "then", "else", "dependentSchemas", "title",
    "description", "parameters", "requestBody", "responses", "content", "schema", "style",
    "explode", "allowReserved", "in", "name", "headers", "links", "callbacks", "webhooks",
    "security", "securitySchemes", "servers", "variables", "encoding", "tags", "operationId",
    "components", "paths", "get", "post", "query", "additionalOperations", "itemSchema",
    "channels", "operations", "messages", "message", "payload", "publish", "subscribe", "address",
    "action", "channel", "reply", "traits", "bindings", "correlationId", "schemaFormat", "location",
    "contentType", "messageId", "x-messages", "x-keep-alive", "x-close-codes", "ws", "asyncapi",
  ]

  static let types = ["object", "array", "string", "integer", "number", "boolean", "null", "file"]
}
