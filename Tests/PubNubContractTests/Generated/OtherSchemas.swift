// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

let otherSchemas = ##"""
  "publishMessage.200": {"$ref": "#/$defs/PublishReceipt"},
  "publishMessage.400": {"$ref": "#/$defs/PublishRefusal"},
  "publishMessage.403": {"$ref": "#/$defs/AccessProblem"},
  "publishMessage.414": {"$ref": "#/$defs/ServiceProblem"},
  "publishMessage.429": {"$ref": "#/$defs/ServiceProblem"},
  "publishMessage.500": {"$ref": "#/$defs/ServiceProblem"},
  "publishMessage.503": {"$ref": "#/$defs/ServiceProblem"},
  "postMessage.200": {"$ref": "#/$defs/PublishReceipt"},
  "postMessage.400": {"$ref": "#/$defs/PublishRefusal"},
  "postMessage.403": {"$ref": "#/$defs/AccessProblem"},
  "postMessage.413": {"$ref": "#/$defs/ServiceProblem"},
  "postMessage.414": {"$ref": "#/$defs/ServiceProblem"},
  "postMessage.429": {"$ref": "#/$defs/ServiceProblem"},
  "postMessage.500": {"$ref": "#/$defs/ServiceProblem"},
  "postMessage.503": {"$ref": "#/$defs/ServiceProblem"},
  "sendSignal.200": {"$ref": "#/$defs/PublishReceipt"},
  "sendSignal.400": {"$ref": "#/$defs/PublishRefusal"},
  "sendSignal.403": {"$ref": "#/$defs/AccessProblem"},
  "sendSignal.429": {"$ref": "#/$defs/ServiceProblem"},
  "sendSignal.500": {"$ref": "#/$defs/ServiceProblem"},
  "sendSignal.503": {"$ref": "#/$defs/ServiceProblem"},
  "fetchTime.200": {"$ref": "#/$defs/ServiceTime"},
  "subscribe.200": {"$ref": "#/$defs/SubscribeEnvelope"},
  "subscribe.400": {"$ref": "#/$defs/ServiceProblem"},
  "subscribe.403": {"$ref": "#/$defs/AccessProblem"},
  "subscribe.414": {"$ref": "#/$defs/ServiceProblem"},
  "subscribe.429": {"$ref": "#/$defs/ServiceProblem"},
  "subscribe.481": {"$ref": "#/$defs/ServiceProblem"},
  "subscribe.500": {"$ref": "#/$defs/ServiceProblem"},
  "subscribe.503": {"$ref": "#/$defs/ServiceProblem"},
  "sendHeartbeat.200": {"$ref": "#/$defs/PresenceReceipt"},
  "sendHeartbeat.400": {"$ref": "#/$defs/ServiceProblem"},
  "sendHeartbeat.403": {"$ref": "#/$defs/AccessProblem"},
  "sendHeartbeat.404": {"$ref": "#/$defs/ServiceProblem"},
  "sendHeartbeat.429": {"$ref": "#/$defs/ServiceProblem"},
  "sendHeartbeat.500": {"$ref": "#/$defs/ServiceProblem"},
  "sendHeartbeat.503": {"$ref": "#/$defs/ServiceProblem"},
  "leaveChannels.200": {"$ref": "#/$defs/PresenceReceipt"},
  "leaveChannels.400": {"$ref": "#/$defs/ServiceProblem"},
  "leaveChannels.403": {"$ref": "#/$defs/AccessProblem"},
  "leaveChannels.404": {"$ref": "#/$defs/ServiceProblem"},
  "leaveChannels.429": {"$ref": "#/$defs/ServiceProblem"},
  "leaveChannels.500": {"$ref": "#/$defs/ServiceProblem"},
  "leaveChannels.503": {"$ref": "#/$defs/ServiceProblem"},
  "setPresenceState.200": {"$ref": "#/$defs/PresenceStateReceipt"},
  "setPresenceState.400": {"$ref": "#/$defs/ServiceProblem"},
  "setPresenceState.403": {"$ref": "#/$defs/AccessProblem"},
  "setPresenceState.404": {"$ref": "#/$defs/ServiceProblem"},
  "setPresenceState.429": {"$ref": "#/$defs/ServiceProblem"},
  "setPresenceState.500": {"$ref": "#/$defs/ServiceProblem"},
  "setPresenceState.503": {"$ref": "#/$defs/ServiceProblem"},
  "fetchPresenceState.200": {"$ref": "#/$defs/PresenceStateReply"},
  "fetchPresenceState.400": {"$ref": "#/$defs/ServiceProblem"},
  "fetchPresenceState.403": {"$ref": "#/$defs/AccessProblem"},
  "fetchPresenceState.404": {"$ref": "#/$defs/ServiceProblem"},
  "fetchPresenceState.429": {"$ref": "#/$defs/ServiceProblem"},
  "fetchPresenceState.500": {"$ref": "#/$defs/ServiceProblem"},
  "fetchPresenceState.503": {"$ref": "#/$defs/ServiceProblem"},
  "hereNow.200": {"$ref": "#/$defs/HereNowReply"},
  "hereNow.400": {"$ref": "#/$defs/ServiceProblem"},
  "hereNow.403": {"$ref": "#/$defs/AccessProblem"},
  "hereNow.404": {"$ref": "#/$defs/ServiceProblem"},
  "hereNow.429": {"$ref": "#/$defs/ServiceProblem"},
  "hereNow.500": {"$ref": "#/$defs/ServiceProblem"},
  "hereNow.503": {"$ref": "#/$defs/ServiceProblem"},
  "globalHereNow.200": {"$ref": "#/$defs/OccupancyByChannel"},
  "globalHereNow.400": {"$ref": "#/$defs/ServiceProblem"},
  "globalHereNow.403": {"$ref": "#/$defs/AccessProblem"},
  "globalHereNow.404": {"$ref": "#/$defs/ServiceProblem"},
  "globalHereNow.429": {"$ref": "#/$defs/ServiceProblem"},
  "globalHereNow.500": {"$ref": "#/$defs/ServiceProblem"},
  "globalHereNow.503": {"$ref": "#/$defs/ServiceProblem"},
  "whereNow.200": {"$ref": "#/$defs/WhereNowReply"},
  "whereNow.400": {"$ref": "#/$defs/ServiceProblem"},
  "whereNow.403": {"$ref": "#/$defs/AccessProblem"},
  "whereNow.404": {"$ref": "#/$defs/ServiceProblem"},
  "whereNow.429": {"$ref": "#/$defs/ServiceProblem"},
  "whereNow.500": {"$ref": "#/$defs/ServiceProblem"},
  "whereNow.503": {"$ref": "#/$defs/ServiceProblem"},
  "fetchHistory.200": {"$ref": "#/$defs/HistoryPage"},
  "fetchHistory.400": {"$ref": "#/$defs/StorageRefusal"},
  "fetchHistory.403": {"$ref": "#/$defs/StorageAccessRefusal"},
  "fetchHistory.429": {"$ref": "#/$defs/StorageRefusal"},
  "fetchHistory.500": {"$ref": "#/$defs/StorageRefusal"},
  "fetchHistory.503": {"$ref": "#/$defs/ServiceProblem"},
  "deleteMessages.200": {"$ref": "#/$defs/DeletionReceipt"},
  "deleteMessages.403": {"$ref": "#/$defs/StorageAccessRefusal"},
  "deleteMessages.429": {"$ref": "#/$defs/StorageRefusal"},
  "deleteMessages.500": {"$ref": "#/$defs/StorageRefusal"},
  "deleteMessages.503": {"$ref": "#/$defs/ServiceProblem"},
  "fetchHistoryWithActions.200": {"$ref": "#/$defs/HistoryPage"},
  "fetchHistoryWithActions.400": {"$ref": "#/$defs/StorageRefusal"},
  "fetchHistoryWithActions.403": {"$ref": "#/$defs/StorageAccessRefusal"},
  "fetchHistoryWithActions.429": {"$ref": "#/$defs/StorageRefusal"},
  "fetchHistoryWithActions.500": {"$ref": "#/$defs/StorageRefusal"},
  "fetchHistoryWithActions.503": {"$ref": "#/$defs/ServiceProblem"},
  "countMessages.200": {"$ref": "#/$defs/MessageCounts"},
  "countMessages.400": {"$ref": "#/$defs/StorageRefusal"},
  "countMessages.403": {"$ref": "#/$defs/StorageAccessRefusal"},
  "countMessages.429": {"$ref": "#/$defs/StorageRefusal"},
  "countMessages.500": {"$ref": "#/$defs/StorageRefusal"},
  "countMessages.503": {"$ref": "#/$defs/ServiceProblem"},
  "addMessageAction.200": {"$ref": "#/$defs/MessageActionReceipt"},
  "addMessageAction.207": {"$ref": "#/$defs/MessageActionPartialReceipt"},
  "addMessageAction.400": {"$ref": "#/$defs/MessageActionRefusal"},
  "addMessageAction.403": {"$ref": "#/$defs/MessageActionAccessRefusal"},
  "addMessageAction.409": {"$ref": "#/$defs/MessageActionRefusal"},
  "addMessageAction.429": {"$ref": "#/$defs/MessageActionRefusal"},
  "addMessageAction.500": {"$ref": "#/$defs/MessageActionRefusal"},
  "addMessageAction.503": {"$ref": "#/$defs/ServiceProblem"},
  "removeMessageAction.200": {"$ref": "#/$defs/MessageActionRemoval"},
  "removeMessageAction.207": {"$ref": "#/$defs/MessageActionRemoval"},
  "removeMessageAction.400": {"$ref": "#/$defs/MessageActionRefusal"},
  "removeMessageAction.403": {"$ref": "#/$defs/MessageActionAccessRefusal"},
  "removeMessageAction.429": {"$ref": "#/$defs/MessageActionRefusal"},
  "removeMessageAction.500": {"$ref": "#/$defs/MessageActionRefusal"},
  "removeMessageAction.503": {"$ref": "#/$defs/ServiceProblem"},
  "fetchMessageActions.200": {"$ref": "#/$defs/MessageActionPage"},
  "fetchMessageActions.400": {"$ref": "#/$defs/MessageActionRefusal"},
  "fetchMessageActions.403": {"$ref": "#/$defs/MessageActionAccessRefusal"},
  "fetchMessageActions.429": {"$ref": "#/$defs/MessageActionRefusal"},
  "fetchMessageActions.500": {"$ref": "#/$defs/MessageActionRefusal"},
  "fetchMessageActions.503": {"$ref": "#/$defs/ServiceProblem"},
  "manageChannelGroup.200": {"$ref": "#/$defs/ChannelGroupReply"},
  "manageChannelGroup.400": {"$ref": "#/$defs/ServiceProblem"},
  "manageChannelGroup.403": {"$ref": "#/$defs/AccessProblem"},
  "manageChannelGroup.429": {"$ref": "#/$defs/ServiceProblem"},
  "manageChannelGroup.500": {"$ref": "#/$defs/ServiceProblem"},
  "manageChannelGroup.503": {"$ref": "#/$defs/ServiceProblem"},
  "deleteChannelGroup.200": {"$ref": "#/$defs/ChannelGroupReceipt"},
  "deleteChannelGroup.400": {"$ref": "#/$defs/ServiceProblem"},
  "deleteChannelGroup.403": {"$ref": "#/$defs/AccessProblem"},
  "deleteChannelGroup.429": {"$ref": "#/$defs/ServiceProblem"},
  "deleteChannelGroup.500": {"$ref": "#/$defs/ServiceProblem"},
  "deleteChannelGroup.503": {"$ref": "#/$defs/ServiceProblem"},
  "listChannelGroups.200": {"$ref": "#/$defs/ChannelGroupList"},
  "listChannelGroups.400": {"$ref": "#/$defs/ServiceProblem"},
  "listChannelGroups.403": {"$ref": "#/$defs/AccessProblem"},
  "listChannelGroups.429": {"$ref": "#/$defs/ServiceProblem"},
  "listChannelGroups.500": {"$ref": "#/$defs/ServiceProblem"},
  "listChannelGroups.503": {"$ref": "#/$defs/ServiceProblem"},
  "subscribe.envelope": {"$ref": "#/$defs/SubscribeEnvelope"},
  "events.signal": {"$ref": "#/$defs/SignalEvent"},
  "events.object": {"$ref": "#/$defs/ObjectEvent"},
  "events.messageAction": {"$ref": "#/$defs/MessageActionEvent"},
  "events.file": {"$ref": "#/$defs/FileEvent"},
  "events.presence": {"$ref": "#/$defs/PresenceEvent"},
  "events.message": {"$ref": "#/$defs/MessageEvent"},
  "PublishReceipt": {
    "type": "array",
    "prefixItems": [
      {},
      {},
      {"type": "string", "pattern": "^[0-9]+$"}
    ],
    "items": false,
    "minItems": 3
  },
  "PublishRefusal": {
    "oneOf": [
      {"$ref": "#/$defs/ServiceProblem"},
      {"$ref": "#/$defs/PublishProblem"}
    ]
  },
  "AccessProblem": {
    "type": "object",
    "required": ["message"],
    "properties": {
      "status": {"type": "integer"},
      "error": {"$ref": "#/$defs/ErrorFlag"},
      "message": {"$ref": "#/$defs/ServiceMessage"},
      "service": {"type": "string"},
      "payload": {"$ref": "#/$defs/DeniedResources"}
    }
  },
  "ServiceProblem": {
    "type": "object",
    "required": ["message"],
    "properties": {
      "status": {"type": "integer"},
      "error": {"$ref": "#/$defs/ErrorFlag"},
      "message": {"$ref": "#/$defs/ServiceMessage"},
      "service": {"type": "string"}
    }
  },
  "ServiceTime": {
    "type": "array",
    "prefixItems": [
      {"type": "integer", "format": "int64"}
    ],
    "items": false,
    "minItems": 1
  },
  "SubscribeEnvelope": {
    "type": "object",
    "required": ["t"],
    "properties": {
      "t": {"$ref": "#/$defs/EventCursor"},
      "m": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/SubscribeMessage",
          "anyOf": [
            true,
            {"$ref": "#/$defs/SignalEvent"},
            {"$ref": "#/$defs/ObjectEvent"},
            {"$ref": "#/$defs/MessageActionEvent"},
            {"$ref": "#/$defs/FileEvent"},
            {"$ref": "#/$defs/PresenceEvent"},
            {"$ref": "#/$defs/MessageEvent"}
          ]
        }
      }
    }
  },
  "PresenceReceipt": {
    "type": "object",
    "properties": {
      "status": {},
      "message": {},
      "action": {},
      "service": {}
    }
  },
  "PresenceStateReceipt": {
    "type": "object",
    "properties": {
      "status": {},
      "message": {},
      "payload": {},
      "service": {}
    }
  },
  "PresenceStateReply": {
    "anyOf": [
      {"$ref": "#/$defs/SingleState"},
      {"$ref": "#/$defs/StateByChannel"}
    ]
  },
  "HereNowReply": {
    "oneOf": [
      {"$ref": "#/$defs/SingleOccupancy"},
      {"$ref": "#/$defs/OccupancyByChannel"}
    ]
  },
  "OccupancyByChannel": {
    "type": "object",
    "required": ["payload"],
    "properties": {
      "status": {},
      "message": {},
      "payload": {
        "type": "object",
        "required": ["channels"],
        "properties": {
          "channels": {
            "type": "object",
            "additionalProperties": {"$ref": "#/$defs/ChannelOccupancy"}
          },
          "total_channels": {},
          "total_occupancy": {}
        }
      },
      "service": {}
    }
  },
  "WhereNowReply": {
    "type": "object",
    "required": ["payload"],
    "properties": {
      "status": {},
      "message": {},
      "payload": {
        "type": "object",
        "required": ["channels"],
        "properties": {
          "channels": {
            "type": "array",
            "items": {"type": "string"}
          }
        }
      },
      "service": {}
    }
  },
  "HistoryPage": {
    "type": "object",
    "required": ["channels"],
    "properties": {
      "status": {},
      "error": {},
      "error_message": {},
      "channels": {
        "type": "object",
        "additionalProperties": {
          "type": "array",
          "items": {"$ref": "#/$defs/HistoryMessage"}
        }
      },
      "more": {"$ref": "#/$defs/HistoryContinuation"}
    }
  },
  "StorageRefusal": {
    "oneOf": [
      {"$ref": "#/$defs/ServiceProblem"},
      {"$ref": "#/$defs/StorageProblem"}
    ]
  },
  "StorageAccessRefusal": {
    "oneOf": [
      {"$ref": "#/$defs/AccessProblem"},
      {"$ref": "#/$defs/StorageProblem"}
    ]
  },
  "DeletionReceipt": {
    "type": "object",
    "properties": {
      "status": {},
      "error": {},
      "error_message": {}
    }
  },
  "ChannelGroupReply": {
    "type": "object",
    "properties": {
      "status": {},
      "message": {},
      "payload": {"$ref": "#/$defs/ChannelGroup"},
      "service": {},
      "error": {}
    }
  },
  "ChannelGroupReceipt": {
    "type": "object",
    "properties": {
      "status": {},
      "message": {},
      "service": {},
      "error": {}
    }
  },
  "ChannelGroupList": {
    "type": "object",
    "required": ["payload"],
    "properties": {
      "status": {},
      "payload": {
        "type": "object",
        "required": ["groups"],
        "properties": {
          "namespace": {},
          "groups": {
            "type": "array",
            "items": {"type": "string"}
          }
        }
      },
      "service": {},
      "error": {}
    }
  },
  "SignalEvent": {
    "allOf": [
      {"$ref": "#/$defs/SubscribeMessage"},
      {
        "type": "object",
        "required": ["e"],
        "properties": {
          "e": {"type": "integer", "const": 1},
          "d": {"$ref": "#/$defs/SignalPayload"}
        }
      }
    ]
  },
  "ObjectEvent": {
    "allOf": [
      {"$ref": "#/$defs/SubscribeMessage"},
      {
        "type": "object",
        "required": ["e"],
        "properties": {
          "e": {"type": "integer", "const": 2},
          "d": {"$ref": "#/$defs/ObjectPayload"}
        }
      }
    ]
  },
  "FileEvent": {
    "allOf": [
      {"$ref": "#/$defs/SubscribeMessage"},
      {
        "type": "object",
        "required": ["e"],
        "properties": {
          "e": {"type": "integer", "const": 4},
          "d": {"$ref": "#/$defs/SharedFile"}
        }
      }
    ]
  },
  "PresenceEvent": {
    "allOf": [
      {"$ref": "#/$defs/SubscribeMessage"},
      {
        "type": "object",
        "properties": {
          "c": {"type": "string", "pattern": "-pnpres$"},
          "e": {"type": "integer", "const": 0},
          "d": {"$ref": "#/$defs/PresencePayload"}
        }
      }
    ]
  },
  "PublishProblem": {
    "type": "array",
    "prefixItems": [
      {},
      {"$ref": "#/$defs/ServiceMessage"},
      {"type": "string", "pattern": "^[0-9]+$"}
    ],
    "items": false,
    "minItems": 2
  },
  "ErrorFlag": {
    "oneOf": [
      {"type": "boolean"},
      {"type": "integer"}
    ]
  },
  "ServiceMessage": {
    "type": "string",
    "anyOf": [
      {"pattern": "^Could Not Parse Request$"},
      {
        "pattern": "^(Forbidden$|Supplied authorization key does not have the permissions)"
      },
      {"pattern": "^Invalid Arguments$"},
      {
        "pattern": "^(Reserved character in input|[Ii]nvalid.*([Pp]arameter|[Cc]haracter))"
      },
      {"pattern": "^Expected 32 or 100 byte hex device token$"},
      {"pattern": "^Invalid (Subscribe Key|Subkey)$"},
      {"pattern": "^Invalid Key$"},
      {"pattern": "^Invalid JSON$"},
      {"pattern": "^Maximum channel group count exceeded\\.$"},
      {"pattern": "^Request URI Too Long$"},
      {
        "pattern": "^(Service Unavailable$|The server took longer to respond than the maximum)"
      },
      {"pattern": "^Request payload contained invalid input\\.$"},
      {"pattern": "^(Requested object was not found\\.$|Not Found )"},
      {
        "pattern": "^(Action Already Added$|Object with the requested identifier already)"
      },
      {"pattern": "^Object already changed by another request since"},
      {"pattern": "^Request payload must be in JSON format\\.$"},
      {
        "pattern": "^(Too many requests\\.$|You have exceeded the maximum number of)"
      },
      {"pattern": "^(Message Too Large|Signal size too large)$"},
      {"pattern": "^(Stored|Deleted) but failed to publish"},
      {"pattern": "^Not deleting message action: wrong uuid specified$"},
      {"pattern": "^No matching message actions to delete$"},
      {"pattern": "^Multiplexing not enabled$"},
      {"pattern": "^Use of the mobile push notifications API requires"},
      {"pattern": "^Use of the history API requires"},
      {"pattern": "^Use of the history Delete API requires"},
      {}
    ]
  },
  "DeniedResources": {
    "type": "object",
    "properties": {
      "channels": {
        "type": "array",
        "items": {"type": "string"}
      },
      "channel-groups": {
        "type": "array",
        "items": {"type": "string"}
      }
    }
  },
  "EventCursor": {
    "type": "object",
    "required": ["t"],
    "properties": {
      "t": {"$ref": "#/$defs/DecimalTimetoken"},
      "r": {"type": "integer"}
    }
  },
  "SubscribeMessage": {
    "type": "object",
    "required": ["c", "d"],
    "properties": {
      "a": {"type": "string"},
      "b": {"type": "string"},
      "c": {"type": "string"},
      "d": {},
      "e": {"type": "integer"},
      "f": {"type": "integer"},
      "i": {"type": "string"},
      "k": {"type": "string"},
      "o": {"$ref": "#/$defs/EventCursor"},
      "p": {"$ref": "#/$defs/EventCursor"},
      "s": {"type": "integer"},
      "u": {"$ref": "#/$defs/Metadata"},
      "cmt": {"type": "string"}
    }
  },
  "SingleState": {
    "type": "object",
    "required": ["payload", "channel"],
    "properties": {
      "status": {},
      "message": {},
      "payload": {"$ref": "#/$defs/PresenceState"},
      "uuid": {},
      "channel": {"type": "string"},
      "service": {}
    }
  },
  "StateByChannel": {
    "type": "object",
    "required": ["payload"],
    "properties": {
      "status": {},
      "message": {},
      "payload": {
        "type": "object",
        "required": ["channels"],
        "properties": {
          "channels": {
            "type": "object",
            "additionalProperties": {"$ref": "#/$defs/PresenceState"}
          }
        }
      },
      "uuid": {},
      "service": {}
    }
  },
  "SingleOccupancy": {
    "type": "object",
    "required": ["occupancy"],
    "properties": {
      "status": {},
      "message": {},
      "occupancy": {"type": "integer"},
      "uuids": {
        "type": "array",
        "items": {"$ref": "#/$defs/Occupant"}
      },
      "service": {}
    }
  },
  "ChannelOccupancy": {
    "type": "object",
    "required": ["occupancy"],
    "properties": {
      "occupancy": {"type": "integer"},
      "uuids": {
        "type": "array",
        "items": {"$ref": "#/$defs/Occupant"}
      }
    }
  },
  "HistoryMessage": {
    "type": "object",
    "required": ["message", "timetoken"],
    "properties": {
      "message": {"$ref": "#/$defs/MessagePayload"},
      "timetoken": {"$ref": "#/$defs/StoredTimetoken"},
      "meta": {"$ref": "#/$defs/Metadata"},
      "uuid": {"type": "string"},
      "message_type": {"$ref": "#/$defs/StoredMessageType"},
      "custom_message_type": {"type": "string"},
      "actions": {
        "type": "object",
        "additionalProperties": {
          "type": "object",
          "additionalProperties": {
            "type": "array",
            "items": {"$ref": "#/$defs/HistoryAction"}
          }
        }
      }
    }
  },
  "HistoryContinuation": {
    "type": "object",
    "properties": {
      "url": {},
      "start": {"$ref": "#/$defs/StoredTimetoken"},
      "max": {}
    }
  },
  "StorageProblem": {
    "type": "object",
    "required": ["error_message"],
    "properties": {
      "status": {"type": "integer"},
      "error": {"type": "boolean"},
      "error_message": {"$ref": "#/$defs/ServiceMessage"},
      "channels": {"type": "object", "additionalProperties": true}
    }
  },
  "ChannelGroup": {
    "type": "object",
    "required": ["channels"],
    "properties": {
      "channels": {
        "type": "array",
        "items": {"type": "string"}
      },
      "group": {}
    }
  },
  "SignalPayload": {},
  "ObjectPayload": {
    "oneOf": [
      {"$ref": "#/$defs/UserPayload"},
      {"$ref": "#/$defs/ChannelPayload"},
      {"$ref": "#/$defs/MembershipPayload"}
    ]
  },
  "SharedFile": {
    "oneOf": [
      {"$ref": "#/$defs/FilePayload"},
      {"type": "string"}
    ]
  },
  "PresencePayload": {
    "type": "object",
    "required": ["action"],
    "properties": {
      "action": {
        "type": "string",
        "enum": ["join", "leave", "timeout", "state-change", "interval"]
      },
      "uuid": {"type": "string"},
      "timestamp": {"type": "integer", "format": "int64"},
      "occupancy": {"type": "integer"},
      "data": {"$ref": "#/$defs/PresenceState"},
      "join": {
        "type": "array",
        "items": {"type": "string"}
      },
      "leave": {
        "type": "array",
        "items": {"type": "string"}
      },
      "timeout": {
        "type": "array",
        "items": {"type": "string"}
      },
      "here_now_refresh": {"type": "boolean"}
    }
  },
  "DecimalTimetoken": {"type": "string", "pattern": "^[0-9]+$"},
  "Metadata": {},
  "PresenceState": {"type": "object", "additionalProperties": true},
  "Occupant": {
    "oneOf": [
      {"type": "string"},
      {"$ref": "#/$defs/OccupantWithState"}
    ]
  },
  "StoredTimetoken": {
    "oneOf": [
      {"type": "string", "pattern": "^[0-9]+$"},
      {"type": "integer", "format": "int64"}
    ]
  },
  "StoredMessageType": {
    "oneOf": [
      {"type": "integer"},
      {"type": "string", "pattern": "^[0-9]+$"},
      {"type": "null"}
    ]
  },
  "HistoryAction": {
    "type": "object",
    "required": ["actionTimetoken"],
    "properties": {
      "uuid": {"type": "string"},
      "actionTimetoken": {"$ref": "#/$defs/DecimalTimetoken"}
    }
  },
  "FaultDetail": {
    "type": "object",
    "required": ["message"],
    "properties": {
      "message": {"type": "string"},
      "location": {"type": "string"},
      "locationType": {"type": "string"}
    }
  },
  "UserPayload": {
    "type": "object",
    "required": ["event", "type", "data"],
    "properties": {
      "source": {"type": "string"},
      "version": {"type": "string"},
      "event": {"$ref": "#/$defs/ObjectChange"},
      "type": {"type": "string", "const": "uuid"},
      "data": {"$ref": "#/$defs/UserChanges"}
    }
  },
  "ChannelPayload": {
    "type": "object",
    "required": ["event", "type", "data"],
    "properties": {
      "source": {"type": "string"},
      "version": {"type": "string"},
      "event": {"$ref": "#/$defs/ObjectChange"},
      "type": {"type": "string", "const": "channel"},
      "data": {"$ref": "#/$defs/ChannelChanges"}
    }
  },
  "MembershipPayload": {
    "type": "object",
    "required": ["event", "type", "data"],
    "properties": {
      "source": {"type": "string"},
      "version": {"type": "string"},
      "event": {"$ref": "#/$defs/ObjectChange"},
      "type": {"type": "string", "const": "membership"},
      "data": {"$ref": "#/$defs/MembershipChanges"}
    }
  },
  "FilePayload": {
    "type": "object",
    "required": ["file"],
    "properties": {
      "message": {"$ref": "#/$defs/MessagePayload"},
      "file": {
        "type": "object",
        "required": ["id", "name"],
        "properties": {
          "id": {"type": "string"},
          "name": {"type": "string"},
          "size": {"type": "integer", "format": "int64"},
          "mime-type": {"type": "string"}
        }
      }
    }
  },
  "OccupantWithState": {
    "type": "object",
    "required": ["uuid"],
    "properties": {
      "uuid": {"type": "string"},
      "state": {}
    }
  },
  "ObjectChange": {
    "type": "string",
    "enum": ["set", "delete"]
  },
  "UserChanges": {
    "type": "object",
    "required": ["id"],
    "properties": {
      "id": {"type": "string"},
      "updated": {"type": "string", "format": "date-time"},
      "eTag": {"type": "string"},
      "name": {
        "type": ["string", "null"]
      },
      "type": {
        "type": ["string", "null"]
      },
      "status": {
        "type": ["string", "null"]
      },
      "externalId": {
        "type": ["string", "null"]
      },
      "profileUrl": {
        "type": ["string", "null"]
      },
      "email": {
        "type": ["string", "null"]
      },
      "custom": {
        "type": ["object", "null"],
        "additionalProperties": true
      }
    }
  },
  "ChannelChanges": {
    "type": "object",
    "required": ["id"],
    "properties": {
      "id": {"type": "string"},
      "updated": {"type": "string", "format": "date-time"},
      "eTag": {"type": "string"},
      "name": {
        "type": ["string", "null"]
      },
      "type": {
        "type": ["string", "null"]
      },
      "status": {
        "type": ["string", "null"]
      },
      "description": {
        "type": ["string", "null"]
      },
      "custom": {
        "type": ["object", "null"],
        "additionalProperties": true
      }
    }
  },
  "MembershipChanges": {
    "type": "object",
    "required": ["channel", "uuid"],
    "properties": {
      "channel": {"$ref": "#/$defs/ObjectReference"},
      "uuid": {"$ref": "#/$defs/ObjectReference"},
      "updated": {"type": "string", "format": "date-time"},
      "eTag": {"type": "string"},
      "type": {
        "type": ["string", "null"]
      },
      "status": {
        "type": ["string", "null"]
      },
      "custom": {
        "type": ["object", "null"],
        "additionalProperties": true
      }
    }
  },
  "ObjectReference": {
    "type": "object",
    "required": ["id"],
    "properties": {
      "id": {"type": "string"}
    }
  }
  """##
