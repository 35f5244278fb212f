import type { RecipeNote } from '../exporter.ts'
import type { Segment } from '#worker/modules/media/joined-stream.ts'
import type { ZipEntry } from '#worker/modules/files/zip/zip-entry.ts'

/** Where the files of a person's exports are kept, so that they go with the person. */
export const exportsOf = (space: number, user: number) => `${space}/export/${user}/`

export const stageOf = (space: number, { id, created_by }: { id: number; created_by: number }) =>
  `${exportsOf(space, created_by)}${id}/`

export const namesKey = (stage: string) => `${stage}names.json`
export const partKey = (stage: string, part: string) => `${stage}part-${part}`
export const partFactsKey = (stage: string, part: string) => `${stage}part-${part}.json`
export const openingKey = (stage: string, end: string) => `${stage}opening-${end}`
export const closingKey = (stage: string, end: string) => `${stage}closing-${end}`
export const fileKey = (stage: string) => `${stage}file.json`

/** What is known of a part beside its bytes. Entries count from its own beginning. */
export interface PartFacts {
  size: number
  entries: ZipEntry[]
  notes: RecipeNote[]
}

/** A file as it is sent: what is stored of it, one behind the other. */
export interface StoredFile {
  name: string
  type: string
  size: number
  expires_at: string
  segments: Segment[]
}

export async function readStaged<T>(files: R2Bucket, key: string): Promise<T | null> {
  const stored = await files.get(key)
  return stored && (await stored.json<T>())
}

export async function deleteStaged(files: R2Bucket, prefix: string): Promise<void> {
  for (;;) {
    const { objects } = await files.list({ prefix })
    if (objects.length === 0) return
    await files.delete(objects.map(({ key }) => key))
  }
}
