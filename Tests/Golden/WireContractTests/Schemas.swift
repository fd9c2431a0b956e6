// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

/// The schemas of the recorded bodies.
let schemas = ##"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$defs": {
      "sampleReply.2XX": {"$ref": "#/$defs/Color"},
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
