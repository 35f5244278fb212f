import type { Part } from '../format/manifest.contract.ts'
import type { ZipEntry } from '#worker/modules/files/zip/zip-entry.ts'

/** What is in a piece of an archive, until its last piece says it of all. */
export interface PieceNote {
  bytes: number
  entries: ZipEntry[]
  parts: Part[]
  files: { count: number; bytes: number }
}

export interface ArchiveIndex {
  bytes: number
  pieces: number[]
}
