import { JobFailure } from '#worker/kernel/jobs/job-kind.ts'
import { indexKey, noteKey, pieceKey } from '../stored/archive-keys.ts'
import type { ArchiveIndex, PieceNote } from '../stored/piece-note.ts'
import { zipDirectory } from '#worker/modules/files/zip/zip-directory.ts'
import type { ZipEntry } from '#worker/modules/files/zip/zip-entry.ts'
import type { ZipPiece } from './zip-piece.ts'

const NOTES_AT_ONCE = 10

/** A zip whose pieces, but the last, are stored. */
export interface OpenZip {
  files: R2Bucket
  space: number
  job: number
  pieces: number
}

export async function pieceNotes({ files, space, job, pieces }: OpenZip): Promise<PieceNote[]> {
  const notes: PieceNote[] = []
  for (let from = 0; from < pieces; from += NOTES_AT_ONCE) {
    const some = Array.from({ length: Math.min(NOTES_AT_ONCE, pieces - from) }, (_, i) => noteKey(space, job, from + i))
    const stored = await Promise.all(some.map((key) => files.get(key)))
    for (const note of stored) {
      if (!note) throw new JobFailure('archive.incomplete', 'A part of it could not be written. Ask for it anew.')
      notes.push(await note.json<PieceNote>())
    }
  }
  return notes
}

/** Stores the last piece with the directory of all. From then on the file can be fetched. Returns its bytes. */
export async function closeZip(zip: OpenZip, notes: readonly PieceNote[], last: ZipPiece): Promise<number> {
  const { files, space, job, pieces } = zip
  const entries: ZipEntry[] = []
  let at = 0
  for (const { entries: own, bytes } of [...notes, { entries: last.entries, bytes: last.size }]) {
    for (const entry of own) entries.push({ ...entry, at: entry.at + at })
    at += bytes
  }
  const whole = new Blob([last.bytes(), ...zipDirectory(entries, at)])
  await files.put(pieceKey(space, job, pieces), await whole.arrayBuffer())
  const sizes = [...notes.map(({ bytes }) => bytes), whole.size]
  const index: ArchiveIndex = { bytes: sizes.reduce((sum, size) => sum + size, 0), pieces: sizes }
  await files.put(indexKey(space, job), JSON.stringify(index))
  return index.bytes
}
