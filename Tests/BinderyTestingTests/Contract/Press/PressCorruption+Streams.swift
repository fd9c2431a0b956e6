extension PressCorruption {
  static let ofStreams = [
    PressCorruption(
      "an event without what it needs",
      #"id: a\ndata: {\"id\":1,"#,
      #"id: a\ndata: {\"ip\":1,"#,
      #"followOrders 200 (press.har #35): response: event 0: the element doesn't match the document: "#
        + #"$: the required member "id" is missing (byte 0) in "#
        + #"{"ip":1,"at":"2026-01-02T03:04:01Z"}"#,
      #"followOrders 200 (press.har #35): schema: event 0: $: the required member "id" "#
        + #"is missing (#/$defs/Shipment/required)"#
    ),
    PressCorruption(
      "an event with an undescribed member",
      #"id: a\ndata: {\"id\":1,"#,
      #"id: a\ndata: {\"id\":1,\"more\":[1],"#
    ),
    PressCorruption(
      "an event with a described member that the client drops",
      #"id: a\ndata: {\"id\":1,"#,
      #"id: a\ndata: {\"id\":1,\"lost\":[1],"#,
      #"followOrders 200 (press.har #35): response: event 0: $.lost: recorded [1], "#
        + #"re-encoded nothing"#
    ),
    PressCorruption(
      "an event beyond its schema",
      #"{\"id\":2,\ndata:"#,
      #"{\"id\":3,\ndata:"#,
      #"followOrders 200 (press.har #35): schema: event 1: $.id: expected at most 2, "#
        + #"found 3 (#/$defs/Shipment/properties/id/maximum)"#
    ),
    PressCorruption(
      "data that aren't JSON",
      #"{\"id\":2,\ndata:"#,
      #"{\"id\":2\ndata:"#,
      #"followOrders 200 (press.har #35): response: event 1: the element doesn't match the document: "#
        + #"$.id: expected `,` or `}`, found `"` (byte 8) in "#
        + #"{"id":2\n"at":"2026-01-02T03:04:02Z"}"#,
      #"followOrders 200 (press.har #35): schema: event 1: $.id: expected `,` or `}`, "#
        + #"found `"` (byte 8)"#
    ),
    PressCorruption(
      "no terminator",
      "[DONE]",
      "[OVER]",
      #"followOrders 200 (press.har #35): response: event 2: the element doesn't match the document: "#
        + "2 errors: $: expected an object, found an array (byte 0);"
        + " $[0]: expected a value, found `O` (byte 1) in [OVER]",
      #"followOrders 200 (press.har #35): response: event 3: the element doesn't match the document: "#
        + #"$: expected an object, found `a` (byte 0) in after"#,
      #"followOrders 200 (press.har #35): schema: event 2: $[0]: expected a value, "#
        + #"found `O` (byte 1)"#,
      #"followOrders 200 (press.har #35): schema: event 3: $: expected a value, found "#
        + #"`a` (byte 0)"#
    ),
    PressCorruption(
      "a line that differs from its description",
      #"{\"id\":1,\"at\":\"2026-01-02T03:04:01Z\"}\n\n{"#,
      #"{\"id\":1,\"at\":7}\n\n{"#,
      #"listLines 200 (press.har #42): response: line 0: the element doesn't match the document: "#
        + #"$.at: expected a string, found a number (byte 13) in {"id":1,"at":7}"#
    ),
    PressCorruption(
      "a number cut short",
      #"\u001e2\n"#,
      #"\u001e2"#,
      #"listLines 206 (press.har #43): response: line 1: the element doesn't match the document: $: "#
        + #"expected a line end after the text, found the end (byte 1) in 2"#
    ),
    PressCorruption(
      "a form that isn't of its type",
      "born=1920-10-08\"",
      "born=1920\"",
      #"answer 206 (press.har #29): response: $.born: expected a date like 2024-02-29, "#
        + #"found "1920" (byte 23)"#
    ),
    PressCorruption(
      "an undescribed field",
      "F+%26+H&born",
      "F+%26+H&age=1&born",
      #"answer 206 (press.har #29): response: body age: recorded "1", re-encoded nothing"#
    ),
  ]
}
