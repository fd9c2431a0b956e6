// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

/// The schemas of the recorded bodies.
let schemas = ##"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$defs": {
      "fetchConfiguration.200": {"$ref": "#/$defs/ServiceConfiguration"},
      "fetchHistory.200": {"$ref": "#/$defs/HistoryPage"},
      "fetchHistoryByOldRoute.200": {"$ref": "#/$defs/HistoryPage"},
      "countUnread.200": {"$ref": "#/$defs/UnreadCount"},
      "countUnreadByOldRoute.200": {"$ref": "#/$defs/UnreadCount"},
      "searchMessages.200": {"$ref": "#/$defs/SearchPage"},
      "uploadFile.200": {"$ref": "#/$defs/StoredFile"},
      "socket.deviceRegistered": {"$ref": "#/$defs/DeviceRegistered"},
      "socket.acknowledged": {"$ref": "#/$defs/Acknowledged"},
      "socket.messageSent": {"$ref": "#/$defs/MessageSent"},
      "socket.messagesDelivered": {"$ref": "#/$defs/MessagesDelivered"},
      "socket.statusesChanged": {"$ref": "#/$defs/StatusesChanged"},
      "socket.ping": {"$ref": "#/$defs/Ping"},
      "socket.registerDevice": {"$ref": "#/$defs/RegisterDevice"},
      "socket.updateDevice": {"$ref": "#/$defs/UpdateDevice"},
      "socket.sendMessage": {"$ref": "#/$defs/SendMessage"},
      "socket.updateStatuses": {"$ref": "#/$defs/UpdateStatuses"},
      "deliveries.delivery": {"$ref": "#/$defs/Delivery"},
      "history.entry": {"$ref": "#/$defs/Entry"},
      "ServiceConfiguration": {
        "type": "object",
        "properties": {
          "scenario": {},
          "settings": {"$ref": "#/$defs/ServiceSettings"},
          "schedule": {"$ref": "#/$defs/ScheduleEnvelope"},
          "attachmentSettings": {"$ref": "#/$defs/AttachmentSettingsEnvelope"},
          "channelConfig": {}
        }
      },
      "HistoryPage": {
        "type": "object",
        "required": ["messages"],
        "properties": {
          "messages": {
            "type": "array",
            "items": {
              "type": "object",
              "anyOf": [
                true,
                {"$ref": "#/$defs/Entry"}
              ]
            }
          },
          "agentInfo": {
            "oneOf": [
              {"$ref": "#/$defs/AgentInfo"},
              {"type": "null"}
            ]
          },
          "allowedToSendMessages": {"type": "boolean"}
        }
      },
      "UnreadCount": {"type": "integer"},
      "SearchPage": {
        "type": "object",
        "required": ["content"],
        "properties": {
          "total": {"type": "integer"},
          "pages": {"type": "integer"},
          "content": {
            "type": "array",
            "items": {
              "type": "object",
              "anyOf": [
                true,
                {"$ref": "#/$defs/Entry"}
              ]
            }
          }
        }
      },
      "StoredFile": {
        "type": "object",
        "required": ["result"],
        "properties": {
          "result": {"type": "string"},
          "optional": {"$ref": "#/$defs/FileDetails"}
        }
      },
      "DeviceRegistered": {
        "type": "object",
        "required": ["action", "correlationId", "data"],
        "properties": {
          "action": {"type": "string", "const": "registerDevice"},
          "correlationId": {"$ref": "#/$defs/CorrelationID"},
          "data": {
            "oneOf": [
              {"$ref": "#/$defs/Registration"},
              {"$ref": "#/$defs/Refusal"}
            ]
          }
        }
      },
      "Acknowledged": {
        "type": "object",
        "required": ["action", "correlationId"],
        "properties": {
          "action": {
            "type": "string",
            "enum": ["updateDevice", "updateStatuses"]
          },
          "correlationId": {"$ref": "#/$defs/CorrelationID"},
          "data": {}
        }
      },
      "MessageSent": {
        "type": "object",
        "required": ["action"],
        "properties": {
          "action": {"type": "string", "const": "sendMessage"},
          "correlationId": {"$ref": "#/$defs/CorrelationID"},
          "data": {
            "oneOf": [
              {"$ref": "#/$defs/SentMessage"},
              {"$ref": "#/$defs/Refusal"}
            ]
          }
        }
      },
      "MessagesDelivered": {
        "type": "object",
        "required": ["action", "data"],
        "properties": {
          "action": {"type": "string", "const": "getMessages"},
          "createdAt": {"type": "integer", "format": "int64"},
          "data": {"$ref": "#/$defs/Deliveries"}
        }
      },
      "StatusesChanged": {
        "type": "object",
        "required": ["action", "data"],
        "properties": {
          "action": {"type": "string", "const": "getStatuses"},
          "createdAt": {"type": "integer", "format": "int64"},
          "data": {"$ref": "#/$defs/StatusList"}
        }
      },
      "Ping": {
        "type": "object",
        "required": ["action", "correlationId"],
        "properties": {
          "action": {"type": "string", "const": "ping"},
          "correlationId": {"$ref": "#/$defs/CorrelationID"}
        }
      },
      "RegisterDevice": {
        "type": "object",
        "required": ["action", "correlationId", "data"],
        "properties": {
          "action": {"type": "string", "const": "registerDevice"},
          "correlationId": {"$ref": "#/$defs/CorrelationID"},
          "data": {"$ref": "#/$defs/Device"}
        }
      },
      "UpdateDevice": {
        "type": "object",
        "required": ["action", "correlationId", "data"],
        "properties": {
          "action": {"type": "string", "const": "updateDevice"},
          "correlationId": {"$ref": "#/$defs/CorrelationID"},
          "data": {"$ref": "#/$defs/DeviceChange"}
        }
      },
      "SendMessage": {
        "type": "object",
        "required": ["action", "correlationId", "data"],
        "properties": {
          "action": {"type": "string", "const": "sendMessage"},
          "correlationId": {"$ref": "#/$defs/CorrelationID"},
          "data": {"$ref": "#/$defs/OutgoingMessage"}
        }
      },
      "UpdateStatuses": {
        "type": "object",
        "required": ["action", "correlationId", "data"],
        "properties": {
          "action": {"type": "string", "const": "updateStatuses"},
          "correlationId": {"$ref": "#/$defs/CorrelationID"},
          "data": {"$ref": "#/$defs/ClientStatuses"}
        }
      },
      "Delivery": {
        "type": "object",
        "required": ["content"],
        "properties": {
          "messageId": {"type": "string"},
          "sentAt": {"type": "string", "format": "date-time"},
          "notification": {"type": "string"},
          "important": {"type": "boolean"},
          "messageType": {
            "type": "string",
            "enum": ["NORMAL", "MIRROR"]
          },
          "attributes": {"type": "string"},
          "content": {"$ref": "#/$defs/Entry"}
        }
      },
      "Entry": {
        "oneOf": [
          {"$ref": "#/$defs/Message"},
          {"$ref": "#/$defs/TypingNotice"},
          {"$ref": "#/$defs/ReadReceipt"},
          {"$ref": "#/$defs/MessageChange"},
          {"$ref": "#/$defs/OperatorNotice"},
          {"$ref": "#/$defs/ThreadNotice"},
          {"$ref": "#/$defs/CloseThreadRequest"},
          {"$ref": "#/$defs/Survey"},
          {"$ref": "#/$defs/SurveyAnswer"},
          {"$ref": "#/$defs/ClientNotice"},
          {"$ref": "#/$defs/ScheduleNotice"},
          {"$ref": "#/$defs/AttachmentSettingsNotice"},
          {"$ref": "#/$defs/ScenarioNotice"},
          {"$ref": "#/$defs/PushRemoval"}
        ]
      },
      "ServiceSettings": {
        "type": "object",
        "properties": {
          "clientNotificationDisplayType": {
            "type": "string",
            "enum": ["ALL", "CURRENT_THREAD_ONLY"]
          },
          "hideOnUrls": {
            "type": "array",
            "items": {"type": "string"}
          },
          "registerAtFirstStart": {"type": "boolean"},
          "greetingConfigured": {"type": "boolean"},
          "messageRetryCount": {"type": "integer"},
          "retryIntervalMillis": {"type": "integer"},
          "retryMultiplier": {"type": "number", "format": "double"},
          "typingMessagesIntervalSeconds": {"type": "integer"},
          "pingEnabled": {"type": "boolean"},
          "pingIntervalMillis": {"type": "integer"},
          "pingRetries": {"type": "integer"},
          "sendClientInfoAfterMillis": {"type": "integer"}
        }
      },
      "ScheduleEnvelope": {
        "type": "object",
        "properties": {
          "content": {"$ref": "#/$defs/ScheduleNotice"}
        }
      },
      "AttachmentSettingsEnvelope": {
        "type": "object",
        "properties": {
          "content": {"$ref": "#/$defs/AttachmentSettingsNotice"}
        }
      },
      "AgentInfo": {
        "type": "object",
        "properties": {
          "action": {
            "type": "string",
            "enum": ["AGENT_JOINED", "AGENT_LOOKUP"]
          },
          "actionDate": {"type": "string", "format": "date-time"},
          "thread": {
            "oneOf": [
              {"$ref": "#/$defs/ConversationThread"},
              {"type": "null"}
            ]
          },
          "agent": {
            "oneOf": [
              {"$ref": "#/$defs/Agent"},
              {"type": "null"}
            ]
          }
        }
      },
      "FileDetails": {
        "type": "object",
        "properties": {
          "name": {"type": "string"},
          "size": {"type": "integer", "format": "int64"},
          "type": {"type": "string"},
          "lastModified": {}
        }
      },
      "CorrelationID": {"type": "string"},
      "Registration": {
        "type": "object",
        "required": ["deviceAddress"],
        "properties": {
          "deviceAddress": {"type": "string"}
        }
      },
      "Refusal": {
        "type": "object",
        "required": ["error"],
        "properties": {
          "error": {"type": "string"},
          "errorDetails": {"type": "string"}
        }
      },
      "SentMessage": {
        "type": "object",
        "required": ["messageId", "status"],
        "properties": {
          "messageId": {"type": "string"},
          "status": {"$ref": "#/$defs/MessageStatus"},
          "sentAt": {"type": "string", "format": "date-time"}
        }
      },
      "Deliveries": {
        "type": "object",
        "required": ["messages"],
        "properties": {
          "messages": {
            "type": "array",
            "items": {"$ref": "#/$defs/Delivery"}
          }
        }
      },
      "StatusList": {
        "type": "object",
        "required": ["statuses"],
        "properties": {
          "statuses": {
            "type": "array",
            "items": {"$ref": "#/$defs/StatusReport"}
          }
        }
      },
      "Device": {
        "type": "object",
        "required": ["providerUid", "clientId", "deviceUid", "osName", "apiVersion"],
        "properties": {
          "providerUid": {"type": "string"},
          "appPackage": {"type": "string"},
          "clientId": {"type": "string"},
          "deviceUid": {"type": "string"},
          "deviceAddress": {
            "type": ["string", "null"]
          },
          "pnsPushAddress": {"type": "string"},
          "osName": {"type": "string"},
          "osVersion": {"type": "string"},
          "locale": {"type": "string"},
          "timeZone": {"type": "string"},
          "deviceName": {"type": "string"},
          "deviceModel": {"type": "string"},
          "apiVersion": {"type": "integer"}
        }
      },
      "DeviceChange": {
        "type": "object",
        "properties": {
          "pnsPushAddress": {"type": "string"},
          "osVersion": {"type": "string"},
          "locale": {"type": "string"},
          "timeZone": {"type": "string"},
          "deviceName": {"type": "string"}
        }
      },
      "OutgoingMessage": {
        "type": "object",
        "required": ["deviceAddress", "important", "messageId", "content"],
        "properties": {
          "deviceAddress": {"type": "string"},
          "important": {"type": "boolean"},
          "messageId": {"type": "string"},
          "content": {"$ref": "#/$defs/ClientContent"}
        }
      },
      "ClientStatuses": {
        "type": "object",
        "required": ["deviceAddress", "statuses"],
        "properties": {
          "deviceAddress": {"type": "string"},
          "statuses": {
            "type": "array",
            "items": {"$ref": "#/$defs/StatusReport"}
          }
        }
      },
      "Message": {
        "allOf": [
          {"$ref": "#/$defs/EntryDetails"},
          {
            "type": "object",
            "required": ["type"],
            "properties": {
              "type": {"type": "string", "const": "MESSAGE"},
              "formattedText": {"type": "string"},
              "operator": {"$ref": "#/$defs/Operator"},
              "attachments": {
                "type": "array",
                "items": {"$ref": "#/$defs/Attachment"}
              },
              "quotes": {
                "type": "array",
                "items": {}
              },
              "quickReplies": {
                "type": "array",
                "items": {"$ref": "#/$defs/QuickReply"}
              },
              "read": {"type": "boolean"},
              "settings": {"$ref": "#/$defs/MessageSettings"},
              "modified": {
                "type": "string",
                "enum": ["NONE", "EDITED", "DELETED"]
              },
              "isPreRegister": {"type": "boolean"},
              "providerIds": {
                "type": "array",
                "items": {}
              },
              "authorized": {"type": "boolean"},
              "massPushMessage": {"type": "boolean"},
              "externalClientId": {"type": "string"},
              "origin": {"type": "string"}
            }
          }
        ]
      },
      "TypingNotice": {
        "allOf": [
          {"$ref": "#/$defs/EntryDetails"},
          {
            "type": "object",
            "required": ["type"],
            "properties": {
              "type": {"type": "string", "const": "TYPING"},
              "operator": {"$ref": "#/$defs/Operator"}
            }
          }
        ]
      },
      "ReadReceipt": {
        "type": "object",
        "required": ["type"],
        "properties": {
          "type": {"type": "string", "const": "MESSAGES_READ"},
          "readInMessageIds": {"type": "string"}
        }
      },
      "MessageChange": {
        "allOf": [
          {"$ref": "#/$defs/EntryDetails"},
          {
            "type": "object",
            "required": ["type"],
            "properties": {
              "type": {
                "type": "string",
                "enum": [
                  "MESSAGE_EDITED",
                  "MESSAGE_DELETED",
                  "ATTACHMENT_UPDATED",
                  "SPEECH_MESSAGE_UPDATED"
                ]
              },
              "attachments": {
                "type": "array",
                "items": {"$ref": "#/$defs/Attachment"}
              },
              "speechStatus": {
                "type": "string",
                "enum": ["PROCESSING", "SUCCESS"]
              }
            }
          }
        ]
      },
      "OperatorNotice": {
        "allOf": [
          {"$ref": "#/$defs/EntryDetails"},
          {
            "type": "object",
            "required": ["type"],
            "properties": {
              "type": {
                "type": "string",
                "enum": ["OPERATOR_JOINED", "OPERATOR_LEFT"]
              },
              "operator": {"$ref": "#/$defs/Operator"}
            }
          }
        ]
      },
      "ThreadNotice": {
        "allOf": [
          {"$ref": "#/$defs/EntryDetails"},
          {
            "type": "object",
            "required": ["type"],
            "properties": {
              "type": {
                "type": "string",
                "enum": [
                  "OPERATOR_LOOKUP_STARTED",
                  "THREAD_OPENED",
                  "THREAD_CLOSED",
                  "THREAD_ENQUEUED",
                  "THREAD_IN_PROGRESS",
                  "THREAD_WILL_BE_REASSIGNED",
                  "THREAD_WILL_BE_TRANSFERRED",
                  "AVERAGE_WAIT_TIME",
                  "PARTING_AFTER_SURVEY"
                ]
              }
            }
          }
        ]
      },
      "CloseThreadRequest": {
        "allOf": [
          {"$ref": "#/$defs/EntryDetails"},
          {
            "type": "object",
            "required": ["type"],
            "properties": {
              "type": {"type": "string", "const": "REQUEST_CLOSE_THREAD"},
              "hideAfter": {"type": "integer"}
            }
          }
        ]
      },
      "Survey": {
        "allOf": [
          {"$ref": "#/$defs/EntryDetails"},
          {
            "type": "object",
            "required": ["type"],
            "properties": {
              "type": {
                "type": "string",
                "enum": ["SURVEY", "BUTTON_SURVEY"]
              },
              "id": {"$ref": "#/$defs/SurveyID"},
              "sendingId": {"$ref": "#/$defs/SurveyID"},
              "hideAfter": {"type": "integer"},
              "blockInput": {"type": "boolean"},
              "questions": {
                "type": "array",
                "items": {"$ref": "#/$defs/SurveyQuestion"}
              }
            }
          }
        ]
      },
      "SurveyAnswer": {
        "allOf": [
          {"$ref": "#/$defs/EntryDetails"},
          {
            "type": "object",
            "required": ["type"],
            "properties": {
              "type": {"type": "string", "const": "SURVEY_QUESTION_ANSWER"},
              "sendingId": {"$ref": "#/$defs/SurveyID"},
              "questionId": {"$ref": "#/$defs/SurveyID"},
              "rate": {"type": "integer"}
            }
          }
        ]
      },
      "ClientNotice": {
        "allOf": [
          {"$ref": "#/$defs/EntryDetails"},
          {
            "type": "object",
            "required": ["type"],
            "properties": {
              "type": {
                "type": "string",
                "enum": [
                  "CLIENT_BLOCKED",
                  "CLIENT_UNBLOCKED",
                  "CLIENT_PERSONAL_DATA_PROCESSING",
                  "UNREAD_MESSAGE_NOTIFICATION"
                ]
              }
            }
          }
        ]
      },
      "ScheduleNotice": {
        "type": "object",
        "required": ["type"],
        "properties": {
          "type": {"type": "string", "const": "SCHEDULE"},
          "content": {"$ref": "#/$defs/Schedule"}
        }
      },
      "AttachmentSettingsNotice": {
        "type": "object",
        "required": ["type"],
        "properties": {
          "type": {"type": "string", "const": "ATTACHMENT_SETTINGS"},
          "content": {"$ref": "#/$defs/AttachmentSettings"}
        }
      },
      "ScenarioNotice": {
        "type": "object",
        "required": ["type"],
        "properties": {
          "type": {"type": "string", "const": "SCENARIO"},
          "content": {}
        }
      },
      "PushRemoval": {
        "type": "object",
        "required": ["type"],
        "properties": {
          "type": {"type": "string", "const": "REMOVE_PUSHES"}
        }
      },
      "ConversationThread": {
        "type": "object",
        "properties": {
          "id": {"type": "integer", "format": "int64"},
          "state": {
            "type": "string",
            "enum": ["UNASSIGNED", "IN_PROGRESS", "WAITING", "SUSPENDED"]
          }
        }
      },
      "Agent": {
        "type": "object",
        "properties": {
          "operator": {"$ref": "#/$defs/Operator"}
        }
      },
      "MessageStatus": {
        "type": "string",
        "enum": ["sending", "sent", "enqueued", "delivered", "read", "failed"]
      },
      "StatusReport": {
        "type": "object",
        "required": ["messageId", "status"],
        "properties": {
          "messageId": {"type": "string"},
          "status": {"$ref": "#/$defs/MessageStatus"},
          "correlationId": {"$ref": "#/$defs/CorrelationID"}
        }
      },
      "ClientContent": {
        "oneOf": [
          {"$ref": "#/$defs/ClientMessage"},
          {"$ref": "#/$defs/ClientInfo"},
          {"$ref": "#/$defs/ClientTyping"},
          {"$ref": "#/$defs/ClientSurveyAnswer"},
          {"$ref": "#/$defs/ClientSurveyForm"},
          {"$ref": "#/$defs/ClientThreadDecision"},
          {"$ref": "#/$defs/ClientOffline"},
          {"$ref": "#/$defs/ClientLocation"}
        ]
      },
      "EntryDetails": {
        "type": "object",
        "properties": {
          "uuid": {"type": "string"},
          "clientId": {"type": "string"},
          "threadId": {"type": "integer", "format": "int64"},
          "receivedDate": {"type": "string", "format": "date-time"},
          "text": {"type": "string"},
          "display": {"type": "boolean"}
        }
      },
      "Operator": {
        "type": "object",
        "properties": {
          "id": {"type": "integer", "format": "int64"},
          "name": {"type": "string"},
          "alias": {
            "type": ["string", "null"]
          },
          "status": {"type": "string"},
          "photoUrl": {"type": "string"},
          "gender": {"type": "string"},
          "organizationUnit": {"type": "string"},
          "role": {
            "type": "string",
            "enum": ["BOT", "EXTERNAL_BOT", "OPERATOR", "SUPERVISOR"]
          }
        }
      },
      "Attachment": {
        "type": "object",
        "properties": {
          "id": {},
          "result": {"type": "string"},
          "fileId": {"type": "string"},
          "url": {"type": "string"},
          "originalUrl": {"type": "string"},
          "name": {"type": "string"},
          "type": {"type": "string"},
          "size": {"type": "integer", "format": "int64"},
          "state": {
            "type": "string",
            "enum": ["PENDING", "READY", "ERROR", "EXPIRED"]
          },
          "contentType": {"type": "string"},
          "error": {},
          "errorCode": {"type": "string"},
          "errorMessage": {"type": "string"},
          "optional": {"$ref": "#/$defs/FileDetails"}
        }
      },
      "QuickReply": {
        "type": "object",
        "properties": {
          "id": {},
          "type": {"type": "string"},
          "text": {"type": "string"},
          "imageUrl": {"type": "string"},
          "url": {"type": "string"},
          "shown_text": {"type": "string"},
          "callback_data": {"type": "string"},
          "payload": {}
        }
      },
      "MessageSettings": {
        "type": "object",
        "properties": {
          "blockInput": {"type": "boolean"},
          "masked": {"type": "boolean"}
        }
      },
      "SurveyID": {
        "oneOf": [
          {"type": "integer", "format": "int64"},
          {"type": "string"}
        ]
      },
      "SurveyQuestion": {
        "type": "object",
        "properties": {
          "id": {"$ref": "#/$defs/SurveyID"},
          "sendingId": {"$ref": "#/$defs/SurveyID"},
          "text": {"type": "string"},
          "displayText": {"type": "string"},
          "surveyViewType": {
            "type": "string",
            "enum": ["SCALE", "BUTTON"]
          },
          "scale": {"type": "integer"},
          "simple": {"type": "boolean"},
          "buttons": {
            "type": "array",
            "items": {"$ref": "#/$defs/SurveyButton"}
          },
          "clientCommentThreshold": {"type": "integer"}
        }
      },
      "Schedule": {
        "type": "object",
        "properties": {
          "id": {"type": "integer", "format": "int64"},
          "active": {"type": "boolean"},
          "sendDuringInactive": {"type": "boolean"},
          "isVisibleOutOfHours": {"type": "boolean"},
          "notification": {"type": "string"},
          "serverTime": {"type": "string", "format": "date-time"},
          "intervals": {
            "type": "array",
            "items": {"$ref": "#/$defs/WorkingHours"}
          },
          "startTime": {},
          "endTime": {}
        }
      },
      "AttachmentSettings": {
        "type": "object",
        "properties": {
          "maxSize": {"type": "integer"},
          "fileExtensions": {
            "type": "array",
            "items": {"type": "string"}
          }
        }
      },
      "ClientMessage": {
        "allOf": [
          {"$ref": "#/$defs/ClientDetails"},
          {
            "type": "object",
            "required": ["type", "uuid"],
            "properties": {
              "type": {"type": "string", "const": "MESSAGE"},
              "uuid": {"type": "string"},
              "text": {"type": "string"},
              "quotes": {
                "type": "array",
                "items": {}
              },
              "attachments": {
                "type": "array",
                "items": {"$ref": "#/$defs/StoredFile"}
              },
              "client": {"$ref": "#/$defs/ClientName"},
              "routingParams": {"$ref": "#/$defs/Routing"}
            }
          }
        ]
      },
      "ClientInfo": {
        "allOf": [
          {"$ref": "#/$defs/ClientDetails"},
          {
            "type": "object",
            "required": ["type"],
            "properties": {
              "type": {"type": "string", "const": "CLIENT_INFO"},
              "name": {"type": "string"},
              "data": {
                "type": "object",
                "additionalProperties": {"type": "string"}
              },
              "appName": {"type": "string"},
              "libVersion": {"type": "string"},
              "clientLocale": {"type": "string"},
              "preRegister": {"type": "boolean"},
              "osName": {"type": "string"},
              "osVersion": {"type": "string"},
              "deviceName": {"type": "string"},
              "deviceModel": {"type": "string"}
            }
          }
        ]
      },
      "ClientTyping": {
        "allOf": [
          {"$ref": "#/$defs/ClientDetails"},
          {
            "type": "object",
            "required": ["type"],
            "properties": {
              "type": {"type": "string", "const": "TYPING"},
              "draft": {"type": "string"}
            }
          }
        ]
      },
      "ClientSurveyAnswer": {
        "allOf": [
          {"$ref": "#/$defs/ClientDetails"},
          {
            "type": "object",
            "required": ["type"],
            "properties": {
              "type": {"type": "string", "const": "SURVEY_QUESTION_ANSWER"},
              "sendingId": {"$ref": "#/$defs/SurveyID"},
              "questionId": {"$ref": "#/$defs/SurveyID"},
              "rate": {"type": "integer"},
              "text": {"type": "string"}
            }
          }
        ]
      },
      "ClientSurveyForm": {
        "allOf": [
          {"$ref": "#/$defs/ClientDetails"},
          {
            "type": "object",
            "required": ["type", "answers"],
            "properties": {
              "type": {"type": "string", "const": "SURVEY_QUALITY_FORM_ANSWER"},
              "uuid": {"type": "string"},
              "sendingId": {"$ref": "#/$defs/SurveyID"},
              "answers": {
                "type": "array",
                "items": {"$ref": "#/$defs/SurveyFormAnswer"}
              },
              "comment": {"type": "string"}
            }
          }
        ]
      },
      "ClientThreadDecision": {
        "allOf": [
          {"$ref": "#/$defs/ClientDetails"},
          {
            "type": "object",
            "required": ["type"],
            "properties": {
              "type": {
                "type": "string",
                "enum": ["CLOSE_THREAD", "REOPEN_THREAD"]
              }
            }
          }
        ]
      },
      "ClientOffline": {
        "allOf": [
          {"$ref": "#/$defs/ClientDetails"},
          {
            "type": "object",
            "required": ["type"],
            "properties": {
              "type": {"type": "string", "const": "CLIENT_OFFLINE"}
            }
          }
        ]
      },
      "ClientLocation": {
        "allOf": [
          {"$ref": "#/$defs/ClientDetails"},
          {
            "type": "object",
            "required": ["type", "data"],
            "properties": {
              "type": {"type": "string", "const": "UPDATE_LOCATION"},
              "data": {
                "type": "string",
                "contentMediaType": "application/json",
                "contentSchema": {"$ref": "#/$defs/Coordinates"}
              }
            }
          }
        ]
      },
      "SurveyButton": {
        "type": "object",
        "properties": {
          "text": {"type": "string"},
          "value": {}
        }
      },
      "WorkingHours": {
        "type": "object",
        "properties": {
          "id": {"type": "integer", "format": "int64"},
          "weekDay": {"type": "integer", "minimum": 1, "maximum": 7},
          "startTime": {"type": "integer"},
          "endTime": {"type": "integer"}
        }
      },
      "ClientDetails": {
        "type": "object",
        "required": ["clientId"],
        "properties": {
          "clientId": {"type": "string"},
          "threadId": {"type": "integer", "format": "int64"},
          "appMarker": {
            "type": ["string", "null"]
          },
          "chatApiVersion": {"type": "integer"},
          "authorized": {"type": "boolean"}
        }
      },
      "ClientName": {
        "type": "object",
        "properties": {
          "name": {"type": "string"}
        }
      },
      "Routing": {
        "type": "object",
        "properties": {
          "priority": {},
          "skillId": {},
          "expiredAt": {}
        }
      },
      "SurveyFormAnswer": {
        "type": "object",
        "properties": {
          "questionId": {"$ref": "#/$defs/SurveyID"},
          "rate": {"type": "integer"},
          "text": {"type": "string"},
          "sendingId": {"$ref": "#/$defs/SurveyID"}
        }
      },
      "Coordinates": {
        "type": "object",
        "required": ["coordinates"],
        "properties": {
          "coordinates": {"type": "string"}
        }
      }
    }
  }
  """##
