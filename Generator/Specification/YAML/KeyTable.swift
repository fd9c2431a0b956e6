/// The distinct keys of a file: each stands in the blob once, so that two keys are equal exactly
/// when their offsets are.
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

  /// The offset of the bytes in the blob, appended to it when they are new.
  mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>, in blob: inout [UInt8]) -> UInt32 {
    if bytes.isEmpty { return 0 }
    let hash = KeyTable.hash(UnsafeRawBufferPointer(bytes))
    let place = find(UnsafeRawBufferPointer(bytes), hash, in: blob)
    if slots[place].offset != 0 { return slots[place].offset }

    let offset = UInt32(blob.count)
    blob.append(contentsOf: bytes)
    slots[place] = Slot(offset: offset, count: UInt32(bytes.count), hash: hash)
    used += 1
    if used * 2 > slots.count { grow() }
    return offset
  }

  /// The offset of the text, when any key of the file is spelled so.
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
    var place = Int(hash) & mask
    while true {
      let slot = slots[place]
      if slot.offset == 0 { return place }
      if slot.hash == hash, slot.count == bytes.count,
        blob.withUnsafeBytes({
          $0[Int(slot.offset)..<Int(slot.offset) + bytes.count].elementsEqual(bytes)
        })
      {
        return place
      }
      place = (place + 1) & mask
    }
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(offset: 0, count: 0, hash: 0), count: old.count * 2)
    let mask = slots.count - 1
    for slot in old where slot.offset != 0 {
      var place = Int(slot.hash) & mask
      while slots[place].offset != 0 { place = (place + 1) & mask }
      slots[place] = slot
    }
  }

  /// Seeded anew in each process, so that nobody can write keys that all collide.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    var hasher = Hasher()
    hasher.combine(bytes: bytes)
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
