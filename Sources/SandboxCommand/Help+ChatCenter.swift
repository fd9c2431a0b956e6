extension Help {
  static let chatCenterText = """
    Runs a local Chat Center on 127.0.0.1; other machines can't reach it.

    USAGE
      sandbox chatcenter [options]

    OPTIONS
      --port PORT                  the port: 8092 by default; 0 chooses a free one
      --answer-after MILLISECONDS  how long the operator takes to answer a message: 1000
      --without-answers            the operator only sends messages on demand (see below)
      --set NAME=VALUE             one of the settings that the company sets, such as
                                   keepSocketActive=true; may be repeated
      --record FILE                write requests, answers and sessions there in the end, as an HTTP
                                   Archive (HAR) that contract tests are made from
      -q, --quiet                  print no line for each request and frame
      -h, --help                   this text

    CLIENTS
      ChatTransportConfig(rest: "http://127.0.0.1:8092", webSocket: "ws://127.0.0.1:8092/socket",
                          dataStore: "http://127.0.0.1:8092/files")
      Any provider, user and token is accepted. The X-Client-Token identifies the client.

    THE COMPANY
      curl -d '{"send": "Hello!"}' http://127.0.0.1:8092/sandbox/operator
      curl -d '{"ask": "How was it?", "scale": 5}' http://127.0.0.1:8092/sandbox/operator
      curl -d '{"askToEnd": 30}' http://127.0.0.1:8092/sandbox/operator
      curl -d '{"end": true}' http://127.0.0.1:8092/sandbox/operator
          The operator sends a message, sends a survey, asks whether the dialog may end (for 30
          seconds), or ends it; for all clients who have registered, or for one "client". GET lists
          them.
      curl -X PUT -d '{"channelConfig": {"keepSocketActive": true}}' \\
          http://127.0.0.1:8092/sandbox/configuration
          Sets what clients fetch from now on. GET returns it, DELETE resets it.

    ERRORS ON DEMAND
      curl -d '{"effect": "drop"}' http://127.0.0.1:8092/sandbox/connections
          Applies to all connections, or to that of a "socket": close (with a code), drop, reset,
          silence, cut (half a frame), huge-frame, masked-frame, bad-text, bad-json or pings (10,000
          of them). With "event" it waits until a client sends such a frame (* matches anything),
          which is not processed then: MESSAGE, CLIENT_INFO or another type of content, otherwise
          the action, such as registerDevice. There "error" with a code from 1000 to 4999 refuses
          the frame. skip (the number of frames to let pass) and times are optional. GET lists the
          open connections and the pending faults, DELETE removes these.
      curl -d '{"path": "/api/chat/config", "status": 500}' http://127.0.0.1:8092/sandbox/faults
      curl -d '{"path": "/socket", "status": 503}' http://127.0.0.1:8092/sandbox/faults
          Applies to requests, including WebSocket handshakes; sandbox help pubnub explains it.
      curl http://127.0.0.1:8092/sandbox/requests
          The newest 1,000 requests, or as many as 16 MiB hold. DELETE removes them.

    WHAT DIFFERS FROM CHAT CENTER
      It is for development, and the wire protocol is an assumption: the service publishes none.
      What is unknown is implemented as Spec/chatcenter assumes it; the real service may differ.
      No TLS, no pushes, no schedule, one operator for all clients, who repeats their messages.
      Tokens are not checked. A message causes OPERATOR_JOINED, the status read and an answer; what
      no device has acknowledged is sent again with the next connection. Messages are unread until a
      client sends the status read.
      Accepted, without effect: typing, location, CLIENT_OFFLINE, REOPEN_THREAD, updateDevice.
      Everything is in memory and lost when it ends: 1,000 connections, 1,000 clients with 1,000
      entries or 4 MiB each, operator's messages of up to 1 MiB, files of 64 MiB together, 8 MiB
      that wait for a slow client, which is dropped.
    """
}
