extension Help {
  static let chatCenterText = """
    Runs a local Chat Center on 127.0.0.1; other machines can't reach it.

    USAGE
      sandbox chatcenter [options]

    OPTIONS
      --port PORT                  the port: 8092 by default; 0 chooses a free one
      --answer-after MILLISECONDS  the operator's delay before an answer: 1000
      --without-answers            the operator only sends messages on demand (see below)
      --set NAME=VALUE             set a setting of the company, such as keepSocketActive=true; may
                                   be repeated
      --record FILE                write all traffic to an HTTP Archive (HAR) on exit
                                   without secrets
      -q, --quiet                  print no line for each request and frame
      -h, --help                   this text

    CLIENTS
      ChatTransportConfig(rest: "http://127.0.0.1:8092", webSocket: "ws://127.0.0.1:8092/socket",
                          dataStore: "http://127.0.0.1:8092/files")
      Any provider, user and token is accepted. The X-Client-Token identifies the client.

    CONTROL THE OPERATOR
      curl -d '{"send": "Hello!"}' http://127.0.0.1:8092/sandbox/operator
      curl -d '{"ask": "How was it?", "scale": 5}' http://127.0.0.1:8092/sandbox/operator
      curl -d '{"askToEnd": 30}' http://127.0.0.1:8092/sandbox/operator
      curl -d '{"end": true}' http://127.0.0.1:8092/sandbox/operator
          The operator sends a message, sends a survey, asks whether the dialog may end (for 30
          seconds), or ends it; for all registered clients, or for the one named by "client". GET
          lists the clients.
      curl -X PUT -d '{"channelConfig": {"keepSocketActive": true}}' \\
          http://127.0.0.1:8092/sandbox/configuration
          Sets the configuration that the server returns. GET returns it, DELETE resets it.

    INJECT FAULTS
      curl -d '{"effect": "drop"}' http://127.0.0.1:8092/sandbox/connections
          Applies to all connections, or to that of a "socket": close (with a code), drop, reset,
          stop-responding, cut (half a frame), huge-frame, masked-frame, bad-text, bad-json or pings
          (10,000 of them).
          "event": apply it when a client sends a frame of this type (* matches anything): MESSAGE,
          CLIENT_INFO or another type of content, otherwise the action, such as registerDevice. The
          frame isn't processed. The effect "error", with a code from 1000 to 4999, refuses it. skip
          (the number of frames to let pass) and times are optional. GET lists the open connections
          and the pending faults, DELETE removes the faults.
      curl -d '{"path": "/api/chat/config", "status": 500}' http://127.0.0.1:8092/sandbox/faults
      curl -d '{"path": "/socket", "status": 503}' http://127.0.0.1:8092/sandbox/faults
          Applies to requests, including WebSocket handshakes; sandbox help pubnub explains it.
      curl http://127.0.0.1:8092/sandbox/requests
          The newest 1,000 requests, at most 16 MiB. DELETE removes them.

    DIFFERENCES FROM CHAT CENTER
      For development only. The service publishes no description of its protocol. Unknown behavior
      follows the assumptions in Spec/chatcenter; the real service may differ.
      There is no TLS, no push and no schedule. Tokens are not checked.
      One operator serves all clients and echoes their messages. A message causes OPERATOR_JOINED,
      the status read and an answer. After a reconnection, unacknowledged messages are sent again.
      Messages are unread until a client sends the status read.
      Accepted, without effect: typing, location, CLIENT_OFFLINE, REOPEN_THREAD, updateDevice.
      Everything is in memory and lost at exit.
      Limits: 1,000 connections; 1,000 clients with 1,000 entries or 4 MiB each; 1 MiB per message
      of the operator; 64 MiB of files. A slow client is disconnected when 8 MiB of output are
      pending.
    """
}
