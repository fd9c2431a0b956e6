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
      --without-client-events     refuse client events
      --refusal SHAPE             the message for a refused subscription: error, unauthorized,
                                  subscription-error or bare; servers of the protocol differ
      --record FILE               write all traffic to an HTTP Archive (HAR) on exit
                                  without secrets
      -q, --quiet                 print no line for each request and message
      -h, --help                  this text

    CLIENTS
      Clients connect to ws://127.0.0.1:8091/app/demo?protocol=7. The auth endpoints are
        http://127.0.0.1:8091/pusher/auth        for private and presence channels
        http://127.0.0.1:8091/pusher/user-auth   to sign in
      They authorize every client. The user is optional, in the query or in the form: user_id,
      user_info (JSON) and, to sign in, watchlist (comma-separated IDs).

    SERVERS
      The HTTP API is at http://127.0.0.1:8091/apps/1, signed like Pusher's. In Python:
        pusher.Pusher(app_id="1", key="demo", secret="demo-secret", ssl=False,
                      host="127.0.0.1", port=8091).trigger("lobby", "greet", {"text": "hello"})

    INJECT FAULTS
      curl -d '{"effect": "close", "code": 4200}' http://127.0.0.1:8091/sandbox/connections
          Applies to all connections, or to that of a "socket": close (with a code), error
          (pusher:error with a code, and no closing frame), drop, reset, stop-responding, cut (half
          a frame), huge-frame, masked-frame, bad-text, bad-json or pings (10,000 of them).
          "event": apply it when a client sends an event of this name (* matches anything). The
          event isn't processed. skip (the number of events to let pass) and times are optional.
          GET lists the open connections and the pending faults, DELETE removes the faults.
      curl -d '{"path": "/app/*", "status": 503}' http://127.0.0.1:8091/sandbox/faults
      curl -d '{"path": "/pusher/auth", "effect": "slow"}' http://127.0.0.1:8091/sandbox/faults
          Applies to requests, including WebSocket handshakes; sandbox help pubnub explains it.
      curl http://127.0.0.1:8091/sandbox/requests
          The newest 1,000 requests, at most 16 MiB. DELETE removes them.

    DIFFERENCES FROM PUSHER
      For development only. There is one app, no TLS, no dashboard and no webhooks.
      Everything is in memory and lost at exit.
      Limits: 5,000 connections with 2,000 channels each, and the last events of 1,000 cache
      channels for 30 minutes. A slow client is disconnected when 8 MiB of output are pending.
      The data of client events is delivered as text. An idle client gets a ping; without a reply,
      its connection is closed with 4201. No connection is closed with 4202.
    """
}
