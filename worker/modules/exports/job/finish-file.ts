import { uuid } from '#worker/clock.ts'
import { JobFailure } from '#worker/kernel/jobs/job-kind.ts'
import { closingOf, openingOf } from '../close-file.ts'
import type { Exporter, RecipeNote } from '../exporter.ts'
import { CACHE_DURATION } from '#worker/modules/jobs/log/log.contract.ts'
import type { Segment } from '#worker/modules/media/joined-stream.ts'
import type { ZipEntry } from '#worker/modules/files/zip/zip-entry.ts'
import { withoutFirst } from '../write-recipe.ts'
import {
  closingKey,
  fileKey,
  openingKey,
  partFactsKey,
  partKey,
  readStaged,
  type PartFacts,
  type StoredFile,
} from './stage.ts'
import { storeChunks } from './store-chunks.ts'

interface Finished {
  files: R2Bucket
  stage: string
  exporter: Exporter
  /** In their order. */
  parts: readonly string[]
  name: string
  at: string
}

/** How long a file is kept, in milliseconds. */
export const KEPT = CACHE_DURATION * 1000

/** Stores what opens and closes a file, and of which parts it is made. Nothing is copied. */
export async function finishFile({ files, stage, exporter, parts, name, at }: Finished): Promise<StoredFile> {
  const end = uuid()
  const segments: Segment[] = []
  const entries: ZipEntry[] = []
  const notes: RecipeNote[] = []
  let size = 0
  const store = async (key: string, chunks: AsyncIterable<Uint8Array>): Promise<void> => {
    const counted = { length: 0 }
    await storeChunks(files, key, counting(chunks, counted))
    append({ key, offset: 0, length: counted.length })
  }
  const append = (segment: Segment): void => {
    if (segment.length === 0) return
    segments.push(segment)
    size += segment.length
  }
  await store(openingKey(stage, end), each(openingOf(exporter)))
  for (const part of parts) {
    const facts = await readStaged<PartFacts>(files, partFactsKey(stage, part))
    if (!facts) throw new JobFailure('export.expired', 'What was written is no longer kept. Export it anew.')
    const offset = part === parts[0] ? withoutFirst(exporter) : 0
    for (const entry of facts.entries) entries.push({ ...entry, at: entry.at + size })
    for (const note of facts.notes) notes.push(note)
    append({ key: partKey(stage, part), offset, length: facts.size - offset })
  }
  await store(closingKey(stage, end), closingOf(exporter, { entries, notes, at: size, date: new Date(at) }))
  const expires_at = new Date(Date.parse(at) + KEPT).toISOString()
  const file: StoredFile = { name, type: exporter.type, size, expires_at, segments }
  await files.put(fileKey(stage), JSON.stringify(file))
  return file
}

async function* each<T>(some: readonly T[]): AsyncGenerator<T> {
  yield* some
}

async function* counting(chunks: AsyncIterable<Uint8Array>, counted: { length: number }): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    counted.length += chunk.length
    yield chunk
  }
}
