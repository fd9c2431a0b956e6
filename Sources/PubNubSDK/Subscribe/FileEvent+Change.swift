extension FileEvent {
  func file(_ payload: FilePayload) -> PubNubFileEvent {
    PubNubFileEvent(
      fileId: payload.file.id,
      filename: payload.file.name,
      message: payload.message.map { AnyJSON($0) },
      channel: baseChannel,
      subscription: match,
      publisher: publisher,
      published: timetoken,
      metadata: meta
    )
  }
}
