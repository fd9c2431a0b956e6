/// The interned keys of a file: each is in the blob once, so that two keys are equal exactly if
/// their offsets are.
struct KeyTable {
  private struct Slot {
    var offset: UInt32
    var count: UInt32
    var hash: UInt32
  }

  /// Open addressing; a slot at offset 0 is free,
  /// since byte 0 of the blob belongs to the empty key.
  private var slots = [Slot](repeating: Slot(offset: 0, count: 0, hash: 0), count: 1024)
  private var used = 0

  /// The offset of the bytes in the blob, which are appended if they are new.
  mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>, in blob: inout [UInt8]) -> UInt32 {
    if bytes.isEmpty { return 0 }
    let hash = KeyTable.hash(UnsafeRawBufferPointer(bytes))
    let position = find(UnsafeRawBufferPointer(bytes), hash, in: blob)
    if slots[position].offset != 0 { return slots[position].offset }

    let offset = UInt32(blob.count)
    blob.append(contentsOf: bytes)
    slots[position] = Slot(offset: offset, count: UInt32(bytes.count), hash: hash)
    used += 1
    if used * 2 > slots.count { grow() }
    return offset
  }

  /// The offset of the text, if it is a key of the file.
  func offset(of text: String, in blob: [UInt8]) -> UInt32? {
    if text.isEmpty { return 0 }
    var text = text
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      let offset = slots[find(bytes, KeyTable.hash(bytes), in: blob)].offset
      return offset == 0 ? nil : offset
    }
  }

  private func find(_ bytes: UnsafeRawBufferPointer, _ hash: UInt32, in blob: [UInt8]) -> Int {
    let mask = slots.count - 1
    var position = Int(hash) & mask
    while true {
      let slot = slots[position]
      if slot.offset == 0 { return position }
      if slot.hash == hash, slot.count == bytes.count,
        blob.withUnsafeBytes({
          $0[Int(slot.offset)..<Int(slot.offset) + bytes.count].elementsEqual(bytes)
        })
      {
        return position
      }
      position = (position + 1) & mask
    }
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(offset: 0, count: 0, hash: 0), count: old.count * 2)
    let mask = slots.count - 1
    for slot in old where slot.offset != 0 {
      var position = Int(slot.hash) & mask
      while slots[position].offset != 0 { position = (position + 1) & mask }
      slots[position] = slot
    }
  }

  /// The hash value, seeded per process against documents with colliding keys.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    var hasher = Hasher()
    hasher.combine(bytes: bytes)
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
