// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

/// The schemas of the recorded bodies.
let schemas = ##"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$defs": {
      "authorizeChannel.200": {"$ref": "#/$defs/ChannelAuthorization"},
      "authenticateUser.2XX": {"$ref": "#/$defs/UserAuthentication"},
      "triggerEvent.2XX": {"$ref": "#/$defs/TriggeredChannels"},
      "triggerEvents.2XX": {"$ref": "#/$defs/TriggeredBatch"},
      "listChannels.2XX": {"$ref": "#/$defs/ChannelList"},
      "fetchChannel.2XX": {"$ref": "#/$defs/ChannelStatus"},
      "listUsers.2XX": {"$ref": "#/$defs/UserList"},
      "terminateConnections.2XX": {"$ref": "#/$defs/Nothing"},
      "connection.connectionEstablished": {"$ref": "#/$defs/ConnectionEstablished"},
      "connection.error": {"$ref": "#/$defs/ErrorReport"},
      "connection.pong": {"$ref": "#/$defs/Pong"},
      "connection.ping": {"$ref": "#/$defs/Ping"},
      "connection.presenceSubscriptionSucceeded": {"$ref": "#/$defs/PresenceSubscriptionSucceeded"},
      "connection.subscriptionSucceeded": {"$ref": "#/$defs/SubscriptionSucceeded"},
      "connection.subscriptionError": {"$ref": "#/$defs/SubscriptionError"},
      "connection.signInSucceeded": {"$ref": "#/$defs/SignInSucceeded"},
      "connection.cacheMiss": {"$ref": "#/$defs/CacheMiss"},
      "connection.userEvent": {"$ref": "#/$defs/UserEvent"},
      "connection.encryptedEvent": {"$ref": "#/$defs/EncryptedEvent"},
      "connection.clientEvent": {"$ref": "#/$defs/ClientEvent"},
      "connection.channelEvent": {"$ref": "#/$defs/ChannelEvent"},
      "connection.subscriptionCount": {"$ref": "#/$defs/SubscriptionCount"},
      "connection.memberAdded": {"$ref": "#/$defs/MemberAdded"},
      "connection.memberRemoved": {"$ref": "#/$defs/MemberRemoved"},
      "connection.watchlistChanged": {"$ref": "#/$defs/WatchlistChanged"},
      "connection.subscribe": {"$ref": "#/$defs/Subscribe"},
      "connection.unsubscribe": {"$ref": "#/$defs/Unsubscribe"},
      "connection.signIn": {"$ref": "#/$defs/SignIn"},
      "ChannelAuthorization": {
        "type": "object",
        "required": ["auth"],
        "properties": {
          "auth": {"type": "string"},
          "channel_data": {
            "type": "string",
            "contentMediaType": "application/json",
            "contentSchema": {"$ref": "#/$defs/Member"}
          },
          "shared_secret": {"type": "string"}
        }
      },
      "UserAuthentication": {
        "type": "object",
        "required": ["auth", "user_data"],
        "properties": {
          "auth": {"type": "string"},
          "user_data": {
            "type": "string",
            "contentMediaType": "application/json",
            "contentSchema": {"$ref": "#/$defs/User"}
          }
        }
      },
      "TriggeredChannels": {
        "type": "object",
        "properties": {
          "channels": {
            "type": "object",
            "additionalProperties": {"$ref": "#/$defs/ChannelAttributes"}
          }
        }
      },
      "TriggeredBatch": {
        "type": "object",
        "properties": {
          "batch": {
            "type": "array",
            "items": {"$ref": "#/$defs/ChannelAttributes"}
          }
        }
      },
      "ChannelList": {
        "type": "object",
        "required": ["channels"],
        "properties": {
          "channels": {
            "type": "object",
            "additionalProperties": {"$ref": "#/$defs/ChannelAttributes"}
          }
        }
      },
      "ChannelStatus": {
        "type": "object",
        "properties": {
          "occupied": {"type": "boolean"},
          "user_count": {"$ref": "#/$defs/WholeNumber"},
          "subscription_count": {"$ref": "#/$defs/WholeNumber"},
          "cache": {
            "oneOf": [
              {"$ref": "#/$defs/CachedEvent"},
              {"type": "null"}
            ]
          }
        }
      },
      "UserList": {
        "type": "object",
        "required": ["users"],
        "properties": {
          "users": {
            "type": "array",
            "items": {"$ref": "#/$defs/PresentUser"}
          }
        }
      },
      "Nothing": {
        "type": "object",
        "properties": {}
      },
      "ConnectionEstablished": {
        "type": "object",
        "required": ["event", "data"],
        "properties": {
          "event": {"type": "string", "const": "pusher:connection_established"},
          "data": {
            "oneOf": [
              {
                "type": "string",
                "contentMediaType": "application/json",
                "contentSchema": {"$ref": "#/$defs/ConnectionDetails"}
              },
              {"$ref": "#/$defs/ConnectionDetails"}
            ]
          }
        }
      },
      "ErrorReport": {
        "type": "object",
        "required": ["event"],
        "properties": {
          "event": {"type": "string", "const": "pusher:error"},
          "channel": {"$ref": "#/$defs/ChannelName"},
          "data": {
            "oneOf": [
              {
                "type": "string",
                "contentMediaType": "application/json",
                "contentSchema": {"$ref": "#/$defs/ErrorDetails"}
              },
              {"$ref": "#/$defs/ErrorDetails"}
            ]
          }
        }
      },
      "Pong": {
        "type": "object",
        "required": ["event"],
        "properties": {
          "event": {"type": "string", "const": "pusher:pong"},
          "data": {}
        }
      },
      "Ping": {
        "type": "object",
        "required": ["event"],
        "properties": {
          "event": {"type": "string", "const": "pusher:ping"},
          "data": {}
        }
      },
      "PresenceSubscriptionSucceeded": {
        "type": "object",
        "required": ["event", "channel", "data"],
        "properties": {
          "event": {
            "type": "string",
            "const": "pusher_internal:subscription_succeeded"
          },
          "channel": {"$ref": "#/$defs/PresenceChannelName"},
          "data": {
            "oneOf": [
              {
                "type": "string",
                "contentMediaType": "application/json",
                "contentSchema": {"$ref": "#/$defs/PresenceDetails"}
              },
              {"$ref": "#/$defs/PresenceDetails"}
            ]
          }
        }
      },
      "SubscriptionSucceeded": {
        "type": "object",
        "required": ["event", "channel"],
        "properties": {
          "event": {
            "type": "string",
            "const": "pusher_internal:subscription_succeeded"
          },
          "channel": {"$ref": "#/$defs/ChannelName"},
          "data": {}
        }
      },
      "SubscriptionError": {
        "type": "object",
        "required": ["event"],
        "properties": {
          "event": {
            "type": "string",
            "enum": [
              "pusher:subscription_error",
              "pusher_internal:subscription_error"
            ]
          },
          "channel": {"$ref": "#/$defs/ChannelName"},
          "data": {
            "oneOf": [
              {
                "type": "string",
                "contentMediaType": "application/json",
                "contentSchema": {"$ref": "#/$defs/SubscriptionProblem"}
              },
              {"$ref": "#/$defs/SubscriptionProblem"}
            ]
          }
        }
      },
      "SignInSucceeded": {
        "type": "object",
        "required": ["event", "data"],
        "properties": {
          "event": {"type": "string", "const": "pusher:signin_success"},
          "data": {
            "oneOf": [
              {
                "type": "string",
                "contentMediaType": "application/json",
                "contentSchema": {"$ref": "#/$defs/SignedInUser"}
              },
              {"$ref": "#/$defs/SignedInUser"}
            ]
          }
        }
      },
      "CacheMiss": {
        "type": "object",
        "required": ["event", "channel"],
        "properties": {
          "event": {"type": "string", "const": "pusher:cache_miss"},
          "channel": {"$ref": "#/$defs/ChannelName"},
          "data": {}
        }
      },
      "UserEvent": {
        "type": "object",
        "required": ["event", "channel"],
        "properties": {
          "event": {"$ref": "#/$defs/EventName"},
          "channel": {"$ref": "#/$defs/UserChannelName"},
          "data": {"$ref": "#/$defs/EventData"}
        }
      },
      "EncryptedEvent": {
        "type": "object",
        "required": ["event", "channel", "data"],
        "properties": {
          "event": {"$ref": "#/$defs/EventName"},
          "channel": {"$ref": "#/$defs/EncryptedChannelName"},
          "data": {
            "type": "string",
            "contentMediaType": "application/json",
            "contentSchema": {"$ref": "#/$defs/EncryptedData"}
          }
        }
      },
      "ClientEvent": {
        "type": "object",
        "required": ["event", "channel"],
        "properties": {
          "event": {"type": "string", "pattern": "^client-"},
          "channel": {"$ref": "#/$defs/ChannelName"},
          "data": {"$ref": "#/$defs/EventData"},
          "user_id": {"$ref": "#/$defs/UserID"}
        }
      },
      "ChannelEvent": {
        "type": "object",
        "required": ["event", "channel"],
        "properties": {
          "event": {"$ref": "#/$defs/EventName"},
          "channel": {"$ref": "#/$defs/ChannelName"},
          "data": {"$ref": "#/$defs/EventData"}
        }
      },
      "SubscriptionCount": {
        "type": "object",
        "required": ["event", "channel", "data"],
        "properties": {
          "event": {
            "type": "string",
            "const": "pusher_internal:subscription_count"
          },
          "channel": {"$ref": "#/$defs/ChannelName"},
          "data": {
            "oneOf": [
              {
                "type": "string",
                "contentMediaType": "application/json",
                "contentSchema": {"$ref": "#/$defs/Audience"}
              },
              {"$ref": "#/$defs/Audience"}
            ]
          }
        }
      },
      "MemberAdded": {
        "type": "object",
        "required": ["event", "channel", "data"],
        "properties": {
          "event": {"type": "string", "const": "pusher_internal:member_added"},
          "channel": {"$ref": "#/$defs/PresenceChannelName"},
          "data": {
            "oneOf": [
              {
                "type": "string",
                "contentMediaType": "application/json",
                "contentSchema": {"$ref": "#/$defs/Member"}
              },
              {"$ref": "#/$defs/Member"}
            ]
          }
        }
      },
      "MemberRemoved": {
        "type": "object",
        "required": ["event", "channel", "data"],
        "properties": {
          "event": {"type": "string", "const": "pusher_internal:member_removed"},
          "channel": {"$ref": "#/$defs/PresenceChannelName"},
          "data": {
            "oneOf": [
              {
                "type": "string",
                "contentMediaType": "application/json",
                "contentSchema": {"$ref": "#/$defs/Member"}
              },
              {"$ref": "#/$defs/Member"}
            ]
          }
        }
      },
      "WatchlistChanged": {
        "type": "object",
        "required": ["event", "data"],
        "properties": {
          "event": {"type": "string", "const": "pusher_internal:watchlist_events"},
          "data": {
            "oneOf": [
              {
                "type": "string",
                "contentMediaType": "application/json",
                "contentSchema": {"$ref": "#/$defs/WatchlistChanges"}
              },
              {"$ref": "#/$defs/WatchlistChanges"}
            ]
          }
        }
      },
      "Subscribe": {
        "type": "object",
        "required": ["event", "data"],
        "properties": {
          "event": {"type": "string", "const": "pusher:subscribe"},
          "data": {"$ref": "#/$defs/Subscription"}
        }
      },
      "Unsubscribe": {
        "type": "object",
        "required": ["event", "data"],
        "properties": {
          "event": {"type": "string", "const": "pusher:unsubscribe"},
          "data": {"$ref": "#/$defs/EndedSubscription"}
        }
      },
      "SignIn": {
        "type": "object",
        "required": ["event", "data"],
        "properties": {
          "event": {"type": "string", "const": "pusher:signin"},
          "data": {"$ref": "#/$defs/Credentials"}
        }
      },
      "Member": {
        "type": "object",
        "required": ["user_id"],
        "properties": {
          "user_id": {"$ref": "#/$defs/UserID"},
          "user_info": {"$ref": "#/$defs/UserInfo"}
        }
      },
      "User": {
        "type": "object",
        "required": ["id"],
        "properties": {
          "id": {"type": "string"},
          "user_info": {"$ref": "#/$defs/UserInfo"},
          "watchlist": {
            "type": "array",
            "maxItems": 100,
            "items": {"type": "string"}
          }
        }
      },
      "ChannelAttributes": {
        "type": "object",
        "properties": {
          "user_count": {"$ref": "#/$defs/WholeNumber"},
          "subscription_count": {"$ref": "#/$defs/WholeNumber"}
        }
      },
      "WholeNumber": {
        "oneOf": [
          {"type": "integer"},
          {"type": "string"}
        ]
      },
      "CachedEvent": {
        "type": "object",
        "properties": {
          "data": {"$ref": "#/$defs/EventData"},
          "ttl": {"$ref": "#/$defs/WholeNumber"}
        }
      },
      "PresentUser": {
        "type": "object",
        "required": ["id"],
        "properties": {
          "id": {"$ref": "#/$defs/UserID"}
        }
      },
      "ConnectionDetails": {
        "type": "object",
        "required": ["socket_id"],
        "properties": {
          "socket_id": {"type": "string"},
          "activity_timeout": {"$ref": "#/$defs/WholeNumber"}
        }
      },
      "ChannelName": {"type": "string", "maxLength": 200},
      "ErrorDetails": {
        "type": "object",
        "properties": {
          "code": {
            "oneOf": [
              {"$ref": "#/$defs/WholeNumber"},
              {"type": "null"}
            ]
          },
          "message": {"type": "string"}
        }
      },
      "PresenceChannelName": {"type": "string", "maxLength": 200, "pattern": "^presence-"},
      "PresenceDetails": {
        "type": "object",
        "properties": {
          "presence": {"$ref": "#/$defs/Presence"}
        }
      },
      "SubscriptionProblem": {
        "type": "object",
        "properties": {
          "type": {"type": "string"},
          "error": {"type": "string"},
          "status": {"$ref": "#/$defs/WholeNumber"}
        }
      },
      "SignedInUser": {
        "type": "object",
        "required": ["user_data"],
        "properties": {
          "user_data": {
            "type": "string",
            "contentMediaType": "application/json",
            "contentSchema": {"$ref": "#/$defs/User"}
          }
        }
      },
      "EventName": {"type": "string", "pattern": "^(?!pusher:|pusher_internal:)"},
      "UserChannelName": {"type": "string", "pattern": "^#server-to-user-"},
      "EventData": {},
      "EncryptedChannelName": {
        "type": "string",
        "maxLength": 200,
        "pattern": "^private-encrypted-"
      },
      "EncryptedData": {
        "type": "object",
        "required": ["nonce", "ciphertext"],
        "properties": {
          "nonce": {"type": "string"},
          "ciphertext": {"type": "string"}
        }
      },
      "UserID": {
        "oneOf": [
          {"type": "string"},
          {"type": "integer", "format": "int64"}
        ]
      },
      "Audience": {
        "type": "object",
        "required": ["subscription_count"],
        "properties": {
          "subscription_count": {"$ref": "#/$defs/WholeNumber"}
        }
      },
      "WatchlistChanges": {
        "type": "object",
        "required": ["events"],
        "properties": {
          "events": {
            "type": "array",
            "items": {"$ref": "#/$defs/WatchlistChange"}
          }
        }
      },
      "Subscription": {
        "type": "object",
        "required": ["channel"],
        "properties": {
          "channel": {"$ref": "#/$defs/ChannelName"},
          "auth": {"type": "string"},
          "channel_data": {
            "type": "string",
            "contentMediaType": "application/json",
            "contentSchema": {"$ref": "#/$defs/Member"}
          }
        }
      },
      "EndedSubscription": {
        "type": "object",
        "required": ["channel"],
        "properties": {
          "channel": {"$ref": "#/$defs/ChannelName"}
        }
      },
      "Credentials": {
        "type": "object",
        "required": ["auth", "user_data"],
        "properties": {
          "auth": {"type": "string"},
          "user_data": {
            "type": "string",
            "contentMediaType": "application/json",
            "contentSchema": {"$ref": "#/$defs/User"}
          }
        }
      },
      "UserInfo": {},
      "Presence": {
        "type": "object",
        "properties": {
          "ids": {
            "type": "array",
            "items": {"$ref": "#/$defs/UserID"}
          },
          "hash": {
            "type": "object",
            "additionalProperties": {"$ref": "#/$defs/UserInfo"}
          },
          "count": {"$ref": "#/$defs/WholeNumber"}
        }
      },
      "WatchlistChange": {
        "type": "object",
        "required": ["name", "user_ids"],
        "properties": {
          "name": {
            "type": "string",
            "enum": ["online", "offline"]
          },
          "user_ids": {
            "type": "array",
            "items": {"type": "string"}
          }
        }
      }
    }
  }
  """##
