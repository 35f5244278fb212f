import { JSONParser } from '@streamparser/json'
import type { JsonValue } from '../pages/json/json-value.ts'
import { FileRefusal } from './file-refusal.ts'
import { JsonDepth } from './json-depth.ts'
import type { SourceFile } from './source-file.ts'

export interface StreamedValue {
  value: JsonValue
  /** The names on the way to it: `['recipes', '3']`. */
  path: string[]
}

/**
 * The values at `paths` ("$.recipes.*") of a JSON file, each as soon as it was read: the file may be larger than memory.
 * Throws `FileRefusal` where it is broken, after what stands before.
 */
export async function* jsonStream(file: SourceFile, paths: string[]): AsyncGenerator<StreamedValue> {
  const parser = new JSONParser({ paths, keepStack: false, stringBufferSize: 8_192 })
  let found: StreamedValue[] = []
  parser.onValue = ({ value, key, stack }) => {
    const path = [...stack.slice(1).map(({ key }) => key), key].filter((key) => key !== undefined).map(String)
    found.push({ value: value as JsonValue, path })
  }
  const depth = new JsonDepth()
  for await (const chunk of textChunks(file)) {
    if (depth.exceeds(chunk)) throw new FileRefusal('recipe_unreadable', `“${file.path}” is nested far too deep.`)
    const broken = failureOf(() => parser.write(chunk))
    yield* found
    found = []
    if (broken) throw refusal(file)
  }
  if (!parser.isEnded && failureOf(() => parser.end())) throw refusal(file)
  yield* found
}

const refusal = (file: SourceFile) =>
  new FileRefusal('recipe_unreadable', `“${file.path}” is no valid JSON, or was cut off.`)

function failureOf(act: () => void): boolean {
  try {
    act()
    return false
  } catch {
    return true
  }
}

/** In UTF-8, as JSON is, unless a byte order mark says UTF-16. */
async function* textChunks(file: SourceFile): AsyncGenerator<string> {
  const reader = (await file.stream()).getReader()
  let decoder: TextDecoder | null = null
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      decoder ??= new TextDecoder(charsetOf(value))
      yield decoder.decode(value, { stream: true })
    }
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('archive_broken', `“${file.path}” cannot be unpacked.`)
  } finally {
    await reader.cancel().catch(() => {})
  }
}

const charsetOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
