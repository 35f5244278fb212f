import type { DraftPicture } from '../../drafts/recipe.draft.ts'
import { baseName, type SourceFile } from '../../files/source-file.ts'

/** A picture by its address, or by the name of a file of the upload, in whatever folder. Null where there is none. */
export function pictureOf(named: string, files: readonly SourceFile[]): DraftPicture | null {
  if (/^https?:\/\//i.test(named)) return { url: named }
  const name = nameOf(named)
  const file = name === '' ? undefined : files.find((one) => baseName(one).toLowerCase() === name)
  return file ? { file } : null
}

function nameOf(path: string): string {
  const name = path
    .trim()
    .replace(/^.*[\\/]/, '')
    .normalize('NFC')
    .toLowerCase()
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
