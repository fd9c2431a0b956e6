// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

/// The schemas of the recorded bodies.
let schemas = ##"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$defs": {
      "sampleAnswers.404": {"$ref": "#/$defs/Problem"},
      "sampleAnswers.4XX": {"$ref": "#/$defs/Problem"},
      "sampleAnswers.default": {
        "type": "array",
        "items": {"$ref": "#/$defs/Problem"}
      },
      "sampleReply.2XX": {"$ref": "#/$defs/Color"},
      "Problem": {
        "type": "object",
        "required": ["code", "details"],
        "properties": {
          "code": {
            "type": "string",
            "enum": ["lost", "gone"]
          },
          "details": {
            "type": "array",
            "items": {"type": "string"}
          },
          "at": {
            "type": ["string", "null"],
            "format": "date-time"
          },
          "color": {"$ref": "#/$defs/Color"},
          "cause": {"$ref": "#/$defs/Problem"},
          "amount": {
            "oneOf": [
              {"type": "number"},
              {"type": "string"}
            ]
          }
        }
      },
      "Color": {
        "type": "object",
        "required": ["R", "G", "B"],
        "properties": {
          "R": {"type": "integer"},
          "G": {"type": "integer"},
          "B": {"type": "integer"}
        }
      }
    }
  }
  """##
