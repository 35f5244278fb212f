import { folderOf, type SourceFile } from '../../../files/source-file.ts'
import { oncePerUpload } from '../once-per-upload.ts'

/** How drafts name the recipe of a file. */
export const cooklangKey = ({ path }: Pick<SourceFile, 'path'>): string => path.replace(/\.cook$/i, '').toLowerCase()

interface Reference {
  name: string
  modifiers: string
}

/**
 * The key of the recipe that an ingredient means by its path, as "./sauces/Oil". That begins at the file's own folder or at
 * the collection's. Null for an ingredient, and where there is no such file.
 */
export function recipeBehind(
  { name, modifiers }: Reference,
  { file, files }: { file: SourceFile; files: readonly SourceFile[] },
): string | null {
  if (!/^\.{1,2}\//.test(name) && !modifiers.includes('@')) return null
  const path = name
    .replace(/^(?:\.{1,2}\/)+/, '')
    .replace(/\.cook$/i, '')
    .normalize('NFC')
    .toLowerCase()
  const keys = recipeKeys(files)
  const near = folderOf({ path: cooklangKey(file) }) + path
  return keys.all.has(near)
    ? near
    : ((keys.byName.get(nameOf(path)) ?? []).find((key) => `/${key}`.endsWith(`/${path}`)) ?? null)
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const recipeKeys = oncePerUpload((files) => {
  const all = files.filter((one) => /\.cook$/i.test(one.path)).map(cooklangKey)
  return { all: new Set(all), byName: Map.groupBy(all, nameOf) }
})
