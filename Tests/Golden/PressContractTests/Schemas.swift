// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

/// The schemas of the recorded bodies.
let schemas = ##"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$defs": {
      "book.added POST": {
        "type": "object",
        "required": ["title"],
        "properties": {
          "title": {"type": "string"}
        }
      },
      "note POST": {"$ref": "#/$defs/Shipment"},
      "shipped POST": {"$ref": "#/$defs/Shipment"},
      "lost POST": {
        "type": "object",
        "required": ["reason"],
        "properties": {
          "reason": {"type": "string"}
        }
      },
      "searchOrders.200": {"type": "integer"},
      "answer.200": {"$ref": "#/$defs/Author"},
      "answer.201": {"type": "integer"},
      "answer.4XX": {
        "type": "object",
        "required": ["title"],
        "properties": {
          "title": {"type": "string"}
        }
      },
      "readVersion.200": {"$ref": "#/$defs/Author"},
      "readVersion.200 application/json;odata=verbose": {
        "type": "object",
        "required": ["d"],
        "properties": {
          "d": {"$ref": "#/$defs/Author"}
        }
      },
      "readEdition.200": {"$ref": "#/$defs/Author"},
      "readEdition.200 application/json;v=2": {
        "type": "object",
        "required": ["d"],
        "properties": {
          "d": {"$ref": "#/$defs/Author"}
        }
      },
      "followOrders.200": {"$ref": "#/$defs/Shipment"},
      "followOrders.404": {"$ref": "#/$defs/Author"},
      "complete.200": {"$ref": "#/$defs/Author"},
      "complete.200 text/event-stream": {
        "type": "object",
        "required": ["word"],
        "properties": {
          "word": {"type": "string"}
        }
      },
      "followEvents.200": {"$ref": "#/$defs/Shipment"},
      "listLines.200": {"$ref": "#/$defs/Shipment"},
      "listLines.206": {"type": "integer"},
      "Shipment": {
        "type": "object",
        "required": ["id", "at"],
        "properties": {
          "id": {"type": "integer"},
          "at": {"type": "string", "format": "date-time"}
        }
      },
      "Author": {
        "type": "object",
        "required": ["name"],
        "properties": {
          "name": {"type": "string"},
          "born": {"type": "string", "format": "date"}
        }
      }
    }
  }
  """##
