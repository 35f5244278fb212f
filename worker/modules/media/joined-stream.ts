/** Some bytes of a stored object. */
export interface Segment {
  key: string
  offset: number
  length: number
}

/** What is stored in several objects as one stream of so many bytes; none of it is held. */
export function joinedStream(files: R2Bucket, segments: readonly Segment[], length: number): ReadableStream {
  const { readable, writable } = new FixedLengthStream(length)
  pump(files, segments, writable).catch((error: unknown) => writable.abort(error).catch(() => {}))
  return readable
}

async function pump(files: R2Bucket, segments: readonly Segment[], writable: WritableStream): Promise<void> {
  for (const { key, offset, length } of segments) {
    const stored = await files.get(key, { range: { offset, length } })
    if (!stored) throw new Error(`${key} is gone`)
    await stored.body.pipeTo(writable, { preventClose: true })
  }
  await writable.close()
}

/** The parts of segments within some bytes of the whole. */
export function segmentsWithin(
  segments: readonly Segment[],
  { offset, length }: { offset: number; length: number },
): Segment[] {
  let at = 0
  return segments.flatMap((segment) => {
    const from = Math.max(offset - at, 0)
    const to = Math.min(offset + length - at, segment.length)
    at += segment.length
    return from < to ? [{ key: segment.key, offset: segment.offset + from, length: to - from }] : []
  })
}
