import { indexKey, pieceKey } from './archive-keys.ts'
import type { ArchiveIndex } from './piece-note.ts'

export interface ByteRange {
  offset: number
  length: number
}

export async function archiveIndex(files: R2Bucket, space: number, job: number): Promise<ArchiveIndex | null> {
  const stored = await files.get(indexKey(space, job))
  return stored ? stored.json<ArchiveIndex>() : null
}

/** The pieces of an archive one behind the other, or a stretch of them. No more than what is on its way is held. */
export function archiveStream(
  files: R2Bucket,
  { space, job }: { space: number; job: number },
  { pieces }: ArchiveIndex,
  { offset, length }: ByteRange,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(length)
  const copy = async () => {
    let begin = 0
    for (const [position, size] of pieces.entries()) {
      const from = Math.max(offset - begin, 0)
      const to = Math.min(offset + length - begin, size)
      begin += size
      if (from >= to) continue
      const stored = await files.get(pieceKey(space, job, position), { range: { offset: from, length: to - from } })
      if (!stored) throw new Error(`piece ${position} of archive ${job} is no longer stored`)
      await stored.body.pipeTo(writable, { preventClose: true })
    }
    await writable.close()
  }
  copy().catch((error: unknown) => writable.abort(error).catch(() => {}))
  return readable
}
