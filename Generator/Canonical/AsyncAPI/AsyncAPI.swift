/// The objects of AsyncAPI 3.1.
///
/// Objects refer to channels, messages and schemas by their identifiers, as `$ref` does in the
/// standard: a message of `components` that ten channels have is one message.
public enum AsyncAPI {}
