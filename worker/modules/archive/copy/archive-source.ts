import type { Source } from '#worker/modules/storages/services/storage-service.ts'
import { joinedStream, segmentsWithin } from '#worker/modules/media/joined-stream.ts'
import { pieceKey } from '../stored/archive-keys.ts'
import type { ArchiveIndex } from '../stored/piece-note.ts'

/** The bytes of an archive, which lies in pieces, from anywhere on. */
export function archiveSource(
  files: R2Bucket,
  { space, job, madeAt }: { space: number; job: number; madeAt: string },
  { bytes, pieces }: ArchiveIndex,
): Source {
  const segments = pieces.map((length, position) => ({ key: pieceKey(space, job, position), offset: 0, length }))
  return {
    size: bytes,
    key: `${space} ${job} ${madeAt}`,
    read: async (offset, wanted) => {
      const length = Math.min(wanted, bytes - offset)
      if (length <= 0) return new Uint8Array(0)
      const stream = joinedStream(files, segmentsWithin(segments, { offset, length }), length)
      return new Uint8Array(await new Response(stream).arrayBuffer())
    },
  }
}
