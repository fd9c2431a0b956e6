extension Help {
  static let pubNubText = """
    Runs a local PubNub on 127.0.0.1; other machines can't reach it.

    USAGE
      sandbox pubnub [options]

    OPTIONS
      --port PORT           the port: 8090 by default; 0 chooses a free one
      --hold SECONDS        the timeout of a long poll without events: 280
      --signal-limit BYTES  the maximum size of a signal: 64; older keys allow 30
      --auth TOKEN          refuse requests without this auth token with 403; may be repeated
      --without FEATURE     refuse storage, deletion or presence with 403; may be repeated
      -q, --quiet           print no line for each request
      -h, --help            this text

    EXAMPLES
      sandbox pubnub
      sandbox pubnub --port 0 --quiet --hold 5
      curl 'http://127.0.0.1:8090/publish/demo/demo/0/lobby/0/%22hello%22?uuid=ann'
      curl 'http://127.0.0.1:8090/v3/history/sub-key/demo/channel/lobby'

    Clients need this origin, without TLS; in Python:
      config.origin = "127.0.0.1:8090"; config.ssl = False
    Any publish key and subscribe key is accepted; subscribe keys are isolated from each other.

    INJECT FAULTS
      curl -d '{"path": "/publish/*", "times": 2, "status": 429, "retryAfter": 3}' \\
          http://127.0.0.1:8090/sandbox/faults
      curl -d '{"path": "/v2/subscribe/*", "effect": "drop"}' http://127.0.0.1:8090/sandbox/faults
          One fault, or a list of them. path: the escaped path (* matches anything), with the query
          if the pattern has a ?. method, skip (the number of requests to let pass) and times are
          optional. The response has the given status, with retryAfter, headers, and body (JSON) or
          text; or the effect is drop, reset, stall, half, stall-halfway, slow (with piece and
          milliseconds, an hour at most), garbage or html. "performs": true also performs the
          request. GET lists the pending faults, DELETE removes them.
      curl http://127.0.0.1:8090/sandbox/requests
          The newest 1,000 requests, at most 16 MiB: path, query, headers, and the first 32 KiB of
          the body. DELETE removes them.

    DIFFERENCES FROM PUBNUB
      For development only. There is one region, no TLS, no accounts and no rate limits.
      Implemented: publish, fire, signal, subscribe, presence, time, history, counts, deletion,
      message actions and channel groups.
      Not implemented: objects, files, push and functions.
      Encrypted messages are delivered unchanged. Everything is in memory and lost at exit.
      Limits per channel: 100 messages of the last 20 minutes for subscribers, 10,000 messages for
      history, 10,000 message actions. The oldest is dropped.
      Limits per subscribe key: 32 MiB of JSON and names. At most half of it is used by presence
      (100,000 users with their states) and channel groups (1,000 with 2,000 channels each). Further
      users, states and channels are not added.
      At most 64 subscribe keys without open long polls. The least recently used is dropped.
    """
}
