// Generated from bookshop.yaml. Edit the specification, then run `bindery generate`.

/// The schemas of the recorded bodies.
let schemas = ##"""
  {
    "$defs": {
      "listBooks.200": {
        "description": "ends \"\"\"# and \\#(inserts), a \u202e too",
        "type": "object",
        "required": ["books"],
        "maxProperties": 2,
        "properties": {}
      }
    }
  }
  """##
