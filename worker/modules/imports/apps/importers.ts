import { FileRefusal } from '../files/file-refusal.ts'
import type { Upload } from '../files/open-upload.ts'
import { dataImporters } from './data/importers.ts'
import type { Importer } from './importer.ts'
import { markupImporters } from './markup/importers.ts'
import { textImporters } from './text/importers.ts'

export const importers: readonly Importer[] = [...dataImporters, ...markupImporters, ...textImporters]

/** The app that these files are of. Throws `FileRefusal` where nobody knows them. */
export async function recognize(upload: Upload): Promise<Importer> {
  let refusal: FileRefusal | undefined
  for (const importer of importers) {
    try {
      if (await importer.recognizes(upload)) return importer
    } catch (error) {
      // What one stumbles over may be another's.
      if (error instanceof FileRefusal) refusal ??= error
      else console.warn(`${importer.id} failed to look at a file`, error)
    }
  }
  throw refusal ?? new FileRefusal('format_unknown', 'No app that we know writes such a file.')
}
