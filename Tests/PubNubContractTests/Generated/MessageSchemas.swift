// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

let messageSchemas = ##"""
  "MessageCounts": {
    "type": "object",
    "required": ["channels"],
    "properties": {
      "status": {},
      "error": {},
      "error_message": {},
      "channels": {
        "type": "object",
        "additionalProperties": {"type": "integer"}
      }
    }
  },
  "MessageActionReceipt": {
    "type": "object",
    "required": ["data"],
    "properties": {
      "status": {},
      "data": {"$ref": "#/$defs/MessageAction"}
    }
  },
  "MessageActionPartialReceipt": {
    "type": "object",
    "properties": {
      "status": {},
      "data": {"$ref": "#/$defs/MessageAction"},
      "error": {"$ref": "#/$defs/MessageActionFault"}
    }
  },
  "MessageActionRefusal": {
    "oneOf": [
      {"$ref": "#/$defs/ServiceProblem"},
      {"$ref": "#/$defs/MessageActionProblem"}
    ]
  },
  "MessageActionAccessRefusal": {
    "oneOf": [
      {"$ref": "#/$defs/AccessProblem"},
      {"$ref": "#/$defs/MessageActionProblem"}
    ]
  },
  "MessageActionRemoval": {
    "type": "object",
    "properties": {
      "status": {},
      "data": {},
      "error": {}
    }
  },
  "MessageActionPage": {
    "type": "object",
    "required": ["data"],
    "properties": {
      "status": {},
      "data": {
        "type": "array",
        "items": {"$ref": "#/$defs/MessageAction"}
      },
      "more": {"$ref": "#/$defs/MessageActionContinuation"}
    }
  },
  "MessageActionEvent": {
    "allOf": [
      {"$ref": "#/$defs/SubscribeMessage"},
      {
        "type": "object",
        "required": ["e"],
        "properties": {
          "e": {"type": "integer", "const": 3},
          "d": {"$ref": "#/$defs/MessageActionPayload"}
        }
      }
    ]
  },
  "MessageEvent": {
    "allOf": [
      {"$ref": "#/$defs/SubscribeMessage"},
      {
        "type": "object",
        "properties": {
          "e": {"type": "integer", "const": 0},
          "d": {"$ref": "#/$defs/MessagePayload"}
        }
      }
    ]
  },
  "MessageAction": {
    "type": "object",
    "required": ["type", "value", "actionTimetoken", "messageTimetoken"],
    "properties": {
      "type": {"type": "string"},
      "value": {"type": "string"},
      "actionTimetoken": {"$ref": "#/$defs/DecimalTimetoken"},
      "messageTimetoken": {"$ref": "#/$defs/DecimalTimetoken"},
      "uuid": {"type": "string"}
    }
  },
  "MessageActionFault": {
    "type": "object",
    "required": ["message"],
    "properties": {
      "message": {"$ref": "#/$defs/ServiceMessage"},
      "source": {"type": "string"},
      "details": {
        "type": "array",
        "items": {"$ref": "#/$defs/FaultDetail"}
      }
    }
  },
  "MessageActionProblem": {
    "type": "object",
    "required": ["error"],
    "properties": {
      "status": {"type": "integer"},
      "error": {"$ref": "#/$defs/MessageActionFault"}
    }
  },
  "MessageActionContinuation": {
    "type": "object",
    "properties": {
      "url": {},
      "start": {"$ref": "#/$defs/StoredTimetoken"},
      "end": {"$ref": "#/$defs/StoredTimetoken"},
      "limit": {}
    }
  },
  "MessageActionPayload": {
    "type": "object",
    "required": ["event", "data"],
    "properties": {
      "source": {"type": "string"},
      "version": {"type": "string"},
      "event": {
        "type": "string",
        "enum": ["added", "removed"]
      },
      "data": {
        "type": "object",
        "required": ["messageTimetoken", "actionTimetoken", "type", "value"],
        "properties": {
          "messageTimetoken": {"$ref": "#/$defs/DecimalTimetoken"},
          "actionTimetoken": {"$ref": "#/$defs/DecimalTimetoken"},
          "type": {"type": "string"},
          "value": {"type": "string"}
        }
      }
    }
  },
  "MessagePayload": {}
  """##
