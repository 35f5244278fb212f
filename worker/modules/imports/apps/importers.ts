import { FileRefusal } from '../files/file-refusal.ts'
import type { Upload } from '../files/open-upload.ts'
import { dataImporters } from './data/importers.ts'
import type { Importer } from './importer.ts'
import { markupImporters } from './markup/importers.ts'
import { textImporters } from './text/importers.ts'

export const importers: readonly Importer[] = [...dataImporters, ...markupImporters, ...textImporters]

/** The app that these files are of. Throws `FileRefusal` where nobody knows them. */
export async function recognize(upload: Upload): Promise<Importer> {
  for (const importer of importers) if (await importer.recognizes(upload)) return importer
  throw new FileRefusal('format_unknown', 'No app that we know writes such a file.')
}
