// Generated from shelter.yaml. Edit the specification, then run `bindery generate`.

/// The schemas of the recorded bodies.
let schemas = ##"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$defs": {
      "findPets.200": {
        "type": "array",
        "items": {"$ref": "#/$defs/Pet"}
      },
      "Pet": {
        "type": "object",
        "required": ["name", "photoUrls", "nicks"],
        "properties": {
          "id": {"type": "integer", "format": "int64"},
          "status": {"$ref": "#/$defs/Status"},
          "category": {"$ref": "#/$defs/Category"},
          "name": {"type": "string"},
          "photoUrls": {
            "type": "array",
            "items": {"type": "string", "format": "uri"}
          },
          "tags": {
            "type": "array",
            "items": {"$ref": "#/$defs/Tag"}
          },
          "nicks": {
            "type": "array",
            "items": {"type": "string"}
          },
          "scores": {
            "type": "array",
            "items": {"type": "integer"}
          },
          "visits": {
            "type": "array",
            "items": {"type": "string", "format": "date"}
          },
          "weight": {
            "type": ["number", "null"]
          },
          "isTame": {"type": "boolean"},
          "born": {"type": "string", "format": "date-time"},
          "home": {"$ref": "#/$defs/Address"},
          "work": {"$ref": "#/$defs/Address"},
          "parent": {
            "type": "object",
            "allOf": [
              {"$ref": "#/$defs/Pet"},
              {}
            ]
          },
          "food": {
            "oneOf": [
              {"$ref": "#/$defs/Meat"},
              {"$ref": "#/$defs/Plant"}
            ]
          },
          "habits": {
            "type": "object",
            "additionalProperties": {"type": "boolean"}
          },
          "note": {}
        }
      },
      "Tag": {
        "type": "object",
        "required": ["name"],
        "properties": {
          "name": {"type": "string"},
          "weight": {"type": "number"}
        }
      },
      "Status": {
        "type": "string",
        "enum": ["available", "sold"]
      },
      "Category": {
        "type": "object",
        "properties": {
          "id": {"type": "integer"},
          "name": {"type": "string"}
        }
      },
      "Address": {
        "type": "object",
        "properties": {
          "city": {"type": "string"}
        }
      },
      "Meat": {
        "type": "object",
        "required": ["animal"],
        "properties": {
          "animal": {"type": "string"}
        }
      },
      "Plant": {
        "type": "object",
        "required": ["leaves"],
        "properties": {
          "leaves": {"type": "integer"}
        },
        "additionalProperties": {"type": "string"}
      }
    }
  }
  """##
