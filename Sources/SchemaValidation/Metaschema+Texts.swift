// The metaschemas of the vocabularies of draft 2020-12.
extension Metaschema {
  static let schema = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "https://json-schema.org/draft/2020-12/schema",
      "$vocabulary": {
        "https://json-schema.org/draft/2020-12/vocab/core": true,
        "https://json-schema.org/draft/2020-12/vocab/applicator": true,
        "https://json-schema.org/draft/2020-12/vocab/unevaluated": true,
        "https://json-schema.org/draft/2020-12/vocab/validation": true,
        "https://json-schema.org/draft/2020-12/vocab/meta-data": true,
        "https://json-schema.org/draft/2020-12/vocab/format-annotation": true,
        "https://json-schema.org/draft/2020-12/vocab/content": true
      },
      "$dynamicAnchor": "meta",
      "type": ["object", "boolean"],
      "allOf": [
        { "$ref": "meta/core" },
        { "$ref": "meta/applicator" },
        { "$ref": "meta/unevaluated" },
        { "$ref": "meta/validation" },
        { "$ref": "meta/meta-data" },
        { "$ref": "meta/format-annotation" },
        { "$ref": "meta/content" }
      ],
      "properties": {
        "definitions": {
          "type": "object",
          "additionalProperties": { "$dynamicRef": "#meta" }
        },
        "dependencies": {
          "type": "object",
          "additionalProperties": {
            "anyOf": [
              { "$dynamicRef": "#meta" },
              { "$ref": "meta/validation#/$defs/stringArray" }
            ]
          }
        },
        "$recursiveAnchor": { "$ref": "meta/core#/$defs/anchorString" },
        "$recursiveRef": { "$ref": "meta/core#/$defs/uriReferenceString" }
      }
    }
    """

  static let core = #"""
    {
      "$id": "https://json-schema.org/draft/2020-12/meta/core",
      "$dynamicAnchor": "meta",
      "type": ["object", "boolean"],
      "properties": {
        "$id": { "$ref": "#/$defs/uriReferenceString", "pattern": "^[^#]*#?$" },
        "$schema": { "$ref": "#/$defs/uriString" },
        "$ref": { "$ref": "#/$defs/uriReferenceString" },
        "$anchor": { "$ref": "#/$defs/anchorString" },
        "$dynamicRef": { "$ref": "#/$defs/uriReferenceString" },
        "$dynamicAnchor": { "$ref": "#/$defs/anchorString" },
        "$vocabulary": {
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/uriString" },
          "additionalProperties": { "type": "boolean" }
        },
        "$comment": { "type": "string" },
        "$defs": {
          "type": "object",
          "additionalProperties": { "$dynamicRef": "#meta" }
        }
      },
      "$defs": {
        "anchorString": { "type": "string", "pattern": "^[A-Za-z_][-A-Za-z0-9._]*$" },
        "uriString": { "type": "string", "format": "uri" },
        "uriReferenceString": { "type": "string", "format": "uri-reference" }
      }
    }
    """#

  static let applicator = """
    {
      "$id": "https://json-schema.org/draft/2020-12/meta/applicator",
      "$dynamicAnchor": "meta",
      "type": ["object", "boolean"],
      "properties": {
        "prefixItems": { "$ref": "#/$defs/schemaArray" },
        "items": { "$dynamicRef": "#meta" },
        "contains": { "$dynamicRef": "#meta" },
        "additionalProperties": { "$dynamicRef": "#meta" },
        "properties": { "$ref": "#/$defs/schemaMap" },
        "patternProperties": {
          "$ref": "#/$defs/schemaMap",
          "propertyNames": { "format": "regex" }
        },
        "dependentSchemas": { "$ref": "#/$defs/schemaMap" },
        "propertyNames": { "$dynamicRef": "#meta" },
        "if": { "$dynamicRef": "#meta" },
        "then": { "$dynamicRef": "#meta" },
        "else": { "$dynamicRef": "#meta" },
        "allOf": { "$ref": "#/$defs/schemaArray" },
        "anyOf": { "$ref": "#/$defs/schemaArray" },
        "oneOf": { "$ref": "#/$defs/schemaArray" },
        "not": { "$dynamicRef": "#meta" }
      },
      "$defs": {
        "schemaArray": {
          "type": "array",
          "minItems": 1,
          "items": { "$dynamicRef": "#meta" }
        },
        "schemaMap": {
          "type": "object",
          "additionalProperties": { "$dynamicRef": "#meta" }
        }
      }
    }
    """

  static let unevaluated = """
    {
      "$id": "https://json-schema.org/draft/2020-12/meta/unevaluated",
      "$dynamicAnchor": "meta",
      "type": ["object", "boolean"],
      "properties": {
        "unevaluatedItems": { "$dynamicRef": "#meta" },
        "unevaluatedProperties": { "$dynamicRef": "#meta" }
      }
    }
    """

  static let validation = """
    {
      "$id": "https://json-schema.org/draft/2020-12/meta/validation",
      "$dynamicAnchor": "meta",
      "type": ["object", "boolean"],
      "properties": {
        "type": {
          "anyOf": [
            { "$ref": "#/$defs/simpleTypes" },
            {
              "type": "array",
              "items": { "$ref": "#/$defs/simpleTypes" },
              "minItems": 1,
              "uniqueItems": true
            }
          ]
        },
        "const": true,
        "enum": { "type": "array", "items": true },
        "multipleOf": { "type": "number", "exclusiveMinimum": 0 },
        "maximum": { "type": "number" },
        "exclusiveMaximum": { "type": "number" },
        "minimum": { "type": "number" },
        "exclusiveMinimum": { "type": "number" },
        "maxLength": { "$ref": "#/$defs/size" },
        "minLength": { "$ref": "#/$defs/size" },
        "pattern": { "type": "string", "format": "regex" },
        "maxItems": { "$ref": "#/$defs/size" },
        "minItems": { "$ref": "#/$defs/size" },
        "uniqueItems": { "type": "boolean" },
        "maxContains": { "$ref": "#/$defs/size" },
        "minContains": { "$ref": "#/$defs/size" },
        "maxProperties": { "$ref": "#/$defs/size" },
        "minProperties": { "$ref": "#/$defs/size" },
        "required": { "$ref": "#/$defs/stringArray" },
        "dependentRequired": {
          "type": "object",
          "additionalProperties": { "$ref": "#/$defs/stringArray" }
        }
      },
      "$defs": {
        "size": { "type": "integer", "minimum": 0 },
        "simpleTypes": {
          "enum": ["array", "boolean", "integer", "null", "number", "object", "string"]
        },
        "stringArray": {
          "type": "array",
          "items": { "type": "string" },
          "uniqueItems": true
        }
      }
    }
    """

  static let metaData = """
    {
      "$id": "https://json-schema.org/draft/2020-12/meta/meta-data",
      "$dynamicAnchor": "meta",
      "type": ["object", "boolean"],
      "properties": {
        "title": { "type": "string" },
        "description": { "type": "string" },
        "default": true,
        "deprecated": { "type": "boolean" },
        "readOnly": { "type": "boolean" },
        "writeOnly": { "type": "boolean" },
        "examples": { "type": "array", "items": true }
      }
    }
    """

  static let formatAnnotation = """
    {
      "$id": "https://json-schema.org/draft/2020-12/meta/format-annotation",
      "$dynamicAnchor": "meta",
      "type": ["object", "boolean"],
      "properties": { "format": { "type": "string" } }
    }
    """

  static let content = """
    {
      "$id": "https://json-schema.org/draft/2020-12/meta/content",
      "$dynamicAnchor": "meta",
      "type": ["object", "boolean"],
      "properties": {
        "contentEncoding": { "type": "string" },
        "contentMediaType": { "type": "string" },
        "contentSchema": { "$dynamicRef": "#meta" }
      }
    }
    """
}
