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

    WHAT DIFFERS FROM PUBNUB
      It is a stand-in for development: one region, no TLS, no accounts, no rate limits.
      Everything is in memory and gone when it ends: of each channel 100 messages of the last 20
      minutes for subscribers and 10,000 for history, 32 MiB of JSON in all for a subscribe key.
      Publish, fire, signal, subscribe, time, history, counts and deletion are here. Objects, files,
      push, functions and encryption keys of the server's own aren't; encrypted messages pass.
    """
}
