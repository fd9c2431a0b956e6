extension Help {
  static let pusherText = """
    Runs a local Pusher Channels on 127.0.0.1, which nobody outside of this machine can reach.

    USAGE
      sandbox pusher [options]

    OPTIONS
      --port PORT                 where to listen: 8091 if nothing is said; 0 takes a free one
      --key KEY                   the app's key: demo
      --secret SECRET             the app's secret: demo-secret
      --app-id ID                 the app's id: 1
      --master-key BASE64         32 bytes from which the secrets of encrypted channels are made
      --activity-timeout SECONDS  how long either side may be silent: 120
      --count                     tell clients how many connections a channel has
      --without-client-events     refuse events of clients
      --refusal SHAPE             how a subscription is refused: error, unauthorized,
                                  subscription-error or bare, since servers differ
      --record FILE               write requests, answers and sessions there in the end, as an HTTP
                                  Archive (HAR) that contract tests are made from
      -q, --quiet                 print no line for each request and message
      -h, --help                  this text

    CLIENTS
      They connect to ws://127.0.0.1:8091/app/demo?protocol=7 and have their signatures from
        http://127.0.0.1:8091/pusher/auth        to subscribe to private and presence channels
        http://127.0.0.1:8091/pusher/user-auth   to sign in
      which allow anybody anything. Who somebody is may stand in the query or in the form: user_id,
      user_info (JSON) and, to sign in, watchlist (ids that commas separate).

    SERVERS
      The HTTP API is at http://127.0.0.1:8091/apps/1, signed as Pusher's is. In Python
        pusher.Pusher(app_id="1", key="demo", secret="demo-secret", ssl=False,
                      host="127.0.0.1", port=8091).trigger("lobby", "greet", {"text": "hello"})

    ERRORS ON DEMAND
      curl -d '{"effect": "close", "code": 4200}' http://127.0.0.1:8091/sandbox/connections
          Spoils all connections, or that of a "socket": close (with a code), error (pusher:error
          with a code, and no closing frame), drop, reset, silence, cut (half a frame), huge-frame,
          masked-frame, bad-text, bad-json or pings (10,000 of them). With "event" it waits until a
          client sends such an event, * standing for anything, and comes in its place; skip (how
          many pass first) and times may be said. GET tells which connections are open and which
          faults are to come, DELETE removes these.
      curl -d '{"path": "/app/*", "status": 503}' http://127.0.0.1:8091/sandbox/faults
      curl -d '{"path": "/pusher/auth", "effect": "slow"}' http://127.0.0.1:8091/sandbox/faults
          Spoils requests, those that open a WebSocket among them; sandbox help pubnub explains it.
      curl http://127.0.0.1:8091/sandbox/requests
          The newest 1,000 requests, or as many as 16 MiB hold. DELETE forgets them.

    WHAT DIFFERS FROM PUSHER
      It is a stand-in for development: one app, no TLS, no dashboard, no webhooks.
      Everything is in memory and gone when it ends: 5,000 connections with 2,000 channels each,
      the last events of 1,000 cache channels for 30 minutes, 8 MiB that wait for a slow client,
      which is then dropped.
      What a client sends in an event reaches the others as text. A client that stays silent is
      asked for a sign of life, and closed with 4201 when none comes. Nobody is closed with 4202.
    """
}
