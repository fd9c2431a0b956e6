extension Help {
  static let pusherText = """
    Runs a local Pusher Channels on 127.0.0.1; other machines can't reach it.

    USAGE
      sandbox pusher [options]

    OPTIONS
      --port PORT                 the port: 8091 by default; 0 chooses a free one
      --key KEY                   the app's key: demo
      --secret SECRET             the app's secret: demo-secret
      --app-id ID                 the app's id: 1
      --master-key BASE64         32 bytes to derive the secrets of encrypted channels
      --activity-timeout SECONDS  the idle time before a ping: 120
      --count                     send subscription counts to clients
      --without-client-events     refuse events of clients
      --refusal SHAPE             the form of a refused subscription: error, unauthorized,
                                  subscription-error or bare, since servers differ
      --record FILE               write requests, answers and sessions there in the end, as an HTTP
                                  Archive (HAR) that contract tests are made from
      -q, --quiet                 print no line for each request and message
      -h, --help                  this text

    CLIENTS
      They connect to ws://127.0.0.1:8091/app/demo?protocol=7 and get their signatures from
        http://127.0.0.1:8091/pusher/auth        to subscribe to private and presence channels
        http://127.0.0.1:8091/pusher/user-auth   to sign in
      which authorize every client. The user is optional, in the query or in the form: user_id,
      user_info (JSON) and, to sign in, watchlist (comma-separated IDs).

    SERVERS
      The HTTP API is at http://127.0.0.1:8091/apps/1, signed like Pusher's. In Python:
        pusher.Pusher(app_id="1", key="demo", secret="demo-secret", ssl=False,
                      host="127.0.0.1", port=8091).trigger("lobby", "greet", {"text": "hello"})

    ERRORS ON DEMAND
      curl -d '{"effect": "close", "code": 4200}' http://127.0.0.1:8091/sandbox/connections
          Applies to all connections, or to that of a "socket": close (with a code), error
          (pusher:error with a code, and no closing frame), drop, reset, silence, cut (half a
          frame), huge-frame, masked-frame, bad-text, bad-json or pings (10,000 of them). With
          "event" it waits until a client sends such an event (* matches anything), which is not
          processed then; skip (the number of events to let pass) and times are optional. GET lists
          the open connections and the pending faults, DELETE removes these.
      curl -d '{"path": "/app/*", "status": 503}' http://127.0.0.1:8091/sandbox/faults
      curl -d '{"path": "/pusher/auth", "effect": "slow"}' http://127.0.0.1:8091/sandbox/faults
          Applies to requests, including WebSocket handshakes; sandbox help pubnub explains it.
      curl http://127.0.0.1:8091/sandbox/requests
          The newest 1,000 requests, or as many as 16 MiB hold. DELETE removes them.

    WHAT DIFFERS FROM PUSHER
      It is for development: one app, no TLS, no dashboard, no webhooks.
      Everything is in memory and lost when it ends: 5,000 connections with 2,000 channels each,
      the last events of 1,000 cache channels for 30 minutes, 8 MiB that wait for a slow client,
      which is then dropped.
      What a client sends in an event reaches the others as text. A client that is idle gets a ping,
      and is closed with 4201 if it doesn't answer. No connection is closed with 4202.
    """
}
