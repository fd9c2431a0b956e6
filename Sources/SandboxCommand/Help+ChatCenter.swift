extension Help {
  static let chatCenterText = """
    Runs a local Chat Center on 127.0.0.1, which nobody outside of this machine can reach.

    USAGE
      sandbox chatcenter [options]

    OPTIONS
      --port PORT                  where to listen: 8092 if nothing is said; 0 takes a free one
      --answer-after MILLISECONDS  how long the operator takes to answer a message: 1000
      --without-answers            the operator says what they are told (see below), nothing else
      --set NAME=VALUE             one of the settings that the company sets, such as
                                   keepSocketActive=true; may be repeated
      --record FILE                write requests, answers and sessions there in the end, as an HTTP
                                   Archive (HAR) that contract tests are made from
      -q, --quiet                  print no line for each request and frame
      -h, --help                   this text

    CLIENTS
      ChatTransportConfig(rest: "http://127.0.0.1:8092", webSocket: "ws://127.0.0.1:8092/socket",
                          dataStore: "http://127.0.0.1:8092/files")
      Any provider and any user will do, with any token. Whose a request is says its X-Client-Token.

    THE COMPANY
      curl -d '{"say": "Hello!"}' http://127.0.0.1:8092/sandbox/operator
      curl -d '{"ask": "How was it?", "scale": 5}' http://127.0.0.1:8092/sandbox/operator
      curl -d '{"askToEnd": 30}' http://127.0.0.1:8092/sandbox/operator
      curl -d '{"end": true}' http://127.0.0.1:8092/sandbox/operator
          The operator says something, asks it as a survey, asks whether the dialog may end (for 30
          seconds), or ends it; to all clients who have registered, or to one "client". GET names
          them.
      curl -X PUT -d '{"channelConfig": {"keepSocketActive": true}}' \\
          http://127.0.0.1:8092/sandbox/configuration
          What clients fetch from now on. GET shows it, DELETE sets it back.

    ERRORS ON DEMAND
      curl -d '{"effect": "drop"}' http://127.0.0.1:8092/sandbox/connections
          Spoils all connections, or that of a "socket": close (with a code), drop, reset, silence,
          cut (half a frame), huge-frame, masked-frame, bad-text, bad-json or pings (10,000 of them).
          With "event" it waits until a client sends such a frame, * standing for anything, and comes
          in its place: MESSAGE, CLIENT_INFO and whatever else has contents of its own, otherwise the
          action, such as registerDevice. There "error" with a code from 1000 to 4999 refuses the
          frame; skip (how many pass first) and times may be said. GET tells which connections are
          open and which faults are to come, DELETE removes these.
      curl -d '{"path": "/api/chat/config", "status": 500}' http://127.0.0.1:8092/sandbox/faults
      curl -d '{"path": "/socket", "status": 503}' http://127.0.0.1:8092/sandbox/faults
          Spoils requests, those that open a WebSocket among them; sandbox help pubnub explains it.
      curl http://127.0.0.1:8092/sandbox/requests
          The newest 1,000 requests, or as many as 16 MiB hold. DELETE forgets them.

    WHAT DIFFERS FROM CHAT CENTER
      It is a stand-in for development, and the wire protocol is an assumption: the service publishes
      none. Whatever nobody has seen of it is as Spec/chatcenter assumes it, and the real service may
      do otherwise.
      No TLS, no pushes, no schedule, one operator for everybody, who repeats what they are told.
      Nobody's token is checked. A message brings OPERATOR_JOINED, the status read and an answer; what
      no device has acknowledged comes again with the next connection. Messages are unread until a
      client says read.
      Taken and without effect: typing, location, CLIENT_OFFLINE, REOPEN_THREAD, updateDevice.
      Everything is in memory and gone when it ends: 1,000 connections, 1,000 clients with 1,000
      entries or 4 MiB each, an operator who says 1 MiB at once, files of 64 MiB together, 8 MiB that
      wait for a slow client, which is dropped.
    """
}
