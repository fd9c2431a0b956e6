// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

/// The schemas of the recorded bodies.
let schemas =
  "{\"$schema\": \"https://json-schema.org/draft/2020-12/schema\", \"$defs\": {" + "\n"
  + [otherSchemas, messageSchemas].joined(separator: ",\n") + "\n}}"
