extension Help {
  static let pubNubText = """
    Runs a local PubNub on 127.0.0.1, which nobody outside of this machine can reach.

    USAGE
      sandbox pubnub [options]

    OPTIONS
      --port PORT           where to listen: 8090 if nothing is said; 0 takes a free one
      --hold SECONDS        how long a subscriber waits when nothing happens: 280
      --signal-limit BYTES  how long a signal may be: 64; 30 on old keys
      --auth TOKEN          refuse with 403 what doesn't come with this auth; may be repeated
      --without FEATURE     refuse storage, deletion or presence with 403; may be repeated
      -q, --quiet           print no line for each request
      -h, --help            this text

    EXAMPLES
      sandbox pubnub
      sandbox pubnub --port 0 --quiet --hold 5
      curl 'http://127.0.0.1:8090/publish/demo/demo/0/lobby/0/%22hello%22?uuid=ann'
      curl 'http://127.0.0.1:8090/v3/history/sub-key/demo/channel/lobby'

    A client comes here with its origin and without TLS: in Python
      config.origin = "127.0.0.1:8090"; config.ssl = False
    Any publish key and subscribe key will do; what is under one subscribe key is unseen by another.

    ERRORS ON DEMAND
      curl -d '{"path": "/publish/*", "times": 2, "status": 429, "retryAfter": 3}' \\
          http://127.0.0.1:8090/sandbox/faults
      curl -d '{"path": "/v2/subscribe/*", "effect": "drop"}' http://127.0.0.1:8090/sandbox/faults
          One fault, or a list of them. path: the path with its escapes, * standing for anything; with
          the query behind it where the pattern has a ?. method, skip (how many requests pass first)
          and times may be said. What the client sees is a status, with retryAfter, headers, and body
          (JSON) or text; or an effect: drop, reset, stall, half, stall-halfway, slow (with piece and
          milliseconds, an hour at most), garbage or html. "performs": true lets the request take
          effect all the same. GET names the faults that are still to come, DELETE removes them.
      curl http://127.0.0.1:8090/sandbox/requests
          The newest 1,000 requests as they came, or as many of them as 16 MiB hold: path, query,
          headers, and the first 32 KiB of the body. DELETE forgets them.

    WHAT DIFFERS FROM PUBNUB
      It is a stand-in for development: one region, no TLS, no accounts, no rate limits.
      Everything is in memory and gone when it ends. Of each channel it keeps 100 messages of the last
      20 minutes for subscribers, 10,000 for history and 10,000 message actions; of a subscribe key
      32 MiB of JSON and names, and in at most half of it 100,000 presences with their states and
      1,000 groups of 2,000 channels; 64 subscribe keys, and more only while subscribers wait under
      each. The oldest message, message action or key gives way; a presence, a state or a channel of
      a group for which there is no room isn't taken in.
      Publish, fire, signal, subscribe, presence, time, history, counts, deletion, message actions and
      channel groups are here. Objects, files, push and functions aren't. Encrypted messages pass as
      they are.
    """
}
