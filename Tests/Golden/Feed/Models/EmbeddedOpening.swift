// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// JSON inside a string; some servers send the object itself.
public typealias EmbeddedOpening = EmbeddedJSON<Opening>
