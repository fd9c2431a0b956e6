// Generated from Spec/shop/openapi.yaml. Edit the specification, then run `bindery generate`.
