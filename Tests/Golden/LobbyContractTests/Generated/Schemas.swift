// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

/// The schemas of the recorded bodies.
let schemas = ##"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$defs": {
      "room.entered": {"$ref": "#/$defs/Entered"},
      "room.note": {"$ref": "#/$defs/Note"},
      "room.closing": {"$ref": "#/$defs/Closing"},
      "room.ping": {"$ref": "#/$defs/Ping"},
      "room.join": {"$ref": "#/$defs/Join"},
      "room.pong": {"$ref": "#/$defs/Pong"},
      "board.page": {"$ref": "#/$defs/Page"},
      "news.arrival": {"$ref": "#/$defs/Arrival"},
      "news.departure": {"$ref": "#/$defs/Departure"},
      "Entered": {
        "type": "object",
        "required": ["event", "data"],
        "properties": {
          "event": {"const": "entered"},
          "data": {
            "type": "string",
            "contentMediaType": "application/json",
            "contentSchema": {"$ref": "#/$defs/Company"}
          }
        }
      },
      "Note": {
        "type": "object",
        "required": ["event", "text"],
        "properties": {
          "event": {"const": "note"},
          "text": {"type": "string"},
          "loudness": {"type": "number", "maximum": 10}
        }
      },
      "Closing": {
        "type": "object",
        "required": ["event", "at"],
        "properties": {
          "event": {"const": "closing"},
          "at": {"type": "string", "format": "date-time"}
        }
      },
      "Ping": {
        "type": "object",
        "required": ["event"],
        "properties": {
          "event": {"const": "ping"}
        }
      },
      "Join": {
        "type": "object",
        "required": ["event", "guest"],
        "properties": {
          "event": {"const": "join"},
          "guest": {"type": "string", "minLength": 1}
        }
      },
      "Pong": {
        "type": "object",
        "required": ["event"],
        "properties": {
          "event": {"const": "pong"}
        }
      },
      "Page": {
        "type": "object",
        "required": ["next", "news"],
        "properties": {
          "next": {"$ref": "#/$defs/Place"},
          "news": {
            "type": "array",
            "items": {
              "anyOf": [
                true,
                {"$ref": "#/$defs/Arrival"},
                {"$ref": "#/$defs/Departure"}
              ]
            }
          }
        }
      },
      "Arrival": {
        "type": "object",
        "required": ["kind", "guest"],
        "properties": {
          "kind": {"const": "arrival"},
          "guest": {"type": "string"}
        }
      },
      "Departure": {
        "type": "object",
        "required": ["kind", "guest"],
        "properties": {
          "kind": {"const": "departure"},
          "guest": {"type": "string"}
        }
      },
      "Company": {
        "type": "object",
        "required": ["guests"],
        "properties": {
          "guests": {
            "type": "array",
            "items": {"type": "string"}
          },
          "host": {"type": "string"}
        }
      },
      "Place": {"type": "string"}
    }
  }
  """##
