extension Help {
  static let pubNubText = """
    Runs a local PubNub on 127.0.0.1; other machines can't reach it.

    USAGE
      sandbox pubnub [options]

    OPTIONS
      --port PORT           the port: 8090 by default; 0 chooses a free one
      --hold SECONDS        the timeout of a long poll without events: 280
      --signal-limit BYTES  the maximum size of a signal: 64; 30 on old keys
      --auth TOKEN          refuse requests without this auth with 403; may be repeated
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

    ERRORS ON DEMAND
      curl -d '{"path": "/publish/*", "times": 2, "status": 429, "retryAfter": 3}' \\
          http://127.0.0.1:8090/sandbox/faults
      curl -d '{"path": "/v2/subscribe/*", "effect": "drop"}' http://127.0.0.1:8090/sandbox/faults
          One fault, or a list of them. path: the escaped path (* matches anything), with the query
          if the pattern has a ?. method, skip (the number of requests to let pass) and times are
          optional. The client observes a status, with retryAfter, headers, and body (JSON) or text;
          or an effect: drop, reset, stall, half, stall-halfway, slow (with piece and milliseconds,
          an hour at most), garbage or html. "performs": true performs the request all the same. GET
          lists the pending faults, DELETE removes them.
      curl http://127.0.0.1:8090/sandbox/requests
          The newest 1,000 requests, or as many as 16 MiB hold: path, query, headers, and the first
          32 KiB of the body. DELETE removes them.

    WHAT DIFFERS FROM PUBNUB
      It is for development: one region, no TLS, no accounts, no rate limits.
      Everything is in memory and lost when it ends. Of each channel it keeps 100 messages of the
      last 20 minutes for subscribers, 10,000 for history and 10,000 message actions; of a subscribe
      key 32 MiB of JSON and names, and in at most half of it 100,000 presences with their states
      and 1,000 groups of 2,000 channels; 64 subscribe keys, and more only while subscribers wait
      under each. The oldest message, message action or key is dropped; a presence, a state or a
      channel of a group beyond the limits is not added.
      Publish, fire, signal, subscribe, presence, time, history, counts, deletion, message actions
      and channel groups are implemented. Objects, files, push and functions aren't. Encrypted
      messages are passed on unchanged.
    """
}
