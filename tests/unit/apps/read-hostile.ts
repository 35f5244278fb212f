import { recognize } from '#worker/modules/imports/apps/importers.ts'
import { FileRefusal } from '#worker/modules/imports/files/file-refusal.ts'
import { openUpload } from '#worker/modules/imports/files/open-upload.ts'
import { bytesInMemory } from '#worker/modules/imports/files/stored-bytes.ts'
import { bytesFrom } from './read-made.ts'

export interface HostileResult {
  app: string | null
  /** Why nothing can be read of it, or where the reading ends. */
  refusal: string | null
  recipes: number
  /** Why single items cannot be read; `crash` for what no importer meant to say. */
  failures: string[]
  milliseconds: number
  /** Bytes that it took at its widest, roughly. */
  grown: number
}

/** Reads as a job does, and notes all that goes wrong. What a job could not tell in words is thrown. */
export async function readHostile(files: Record<string, string | Uint8Array<ArrayBuffer> | object>) {
  const began = performance.now()
  const before = process.memoryUsage().rss
  const result: HostileResult = { app: null, refusal: null, recipes: 0, failures: [], milliseconds: 0, grown: 0 }
  const measure = () => {
    result.milliseconds = performance.now() - began
    result.grown = Math.max(result.grown, process.memoryUsage().rss - before)
    return result
  }
  const given = Object.entries(files).map(([name, content]) => ({ name, stored: bytesInMemory(bytesFrom(content)) }))
  try {
    const upload = await openUpload(given)
    const importer = await recognize(upload)
    result.app = importer.id
    for await (const item of importer.read(upload)) {
      try {
        const drafts = await item.read()
        result.recipes += drafts.filter(({ kind }) => kind === 'recipe').length
      } catch (error) {
        result.failures.push(error instanceof FileRefusal ? error.reason : `crash ${String(error)}`)
      }
      measure()
    }
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    result.refusal = error.reason
    expectClean(error.message)
  }
  return measure()
}

function expectClean(sentence: string) {
  if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(sentence) || sentence.length > 400)
    throw new Error(`not fit to be shown: ${JSON.stringify(sentence.slice(0, 500))}`)
}
