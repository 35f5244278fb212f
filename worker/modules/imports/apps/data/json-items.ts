import type { Draft } from '../../drafts/draft.ts'
import { wordsOf } from '../../drafts/loose-json.ts'
import { FileRefusal } from '../../files/file-refusal.ts'
import { jsonStream } from '../../files/json-stream.ts'
import type { SourceFile } from '../../files/source-file.ts'
import { isObject, type JsonObject, type JsonValue } from '../../pages/json/json-value.ts'
import type { ReadItem } from '../importer.ts'

/** An item for each value at `paths`, held only until the next is asked for. Where the file breaks off, one that fails. */
export async function* jsonItems(
  file: SourceFile,
  { paths, read }: { paths: string[]; read: (value: JsonValue, where: string) => Draft[] },
): AsyncGenerator<ReadItem> {
  try {
    for await (const { value, path } of jsonStream(file, paths)) {
      const title = isObject(value) ? wordsOf(value['name']) || wordsOf(value['title']) : ''
      const place = path.at(-1) ?? ''
      const where = /^\d+$/.test(place) ? `${file.path}, ${Number(place) + 1}` : file.path
      yield { name: title || where, read: () => read(value, where) }
    }
  } catch (error) {
    yield {
      name: file.path,
      read: () => {
        throw error
      },
    }
  }
}

/** Reads what should be an object. Throws `FileRefusal` for anything else. */
export const readObject =
  (read: (from: JsonObject, where: string) => Draft[]) =>
  (value: JsonValue, where: string): Draft[] => {
    if (isObject(value)) return read(value, where)
    throw new FileRefusal('recipe_unreadable', `“${where}” holds no recipe.`)
  }
