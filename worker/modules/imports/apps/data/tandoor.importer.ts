import type { Draft } from '../../drafts/draft.ts'
import { jsonOf, objectsOf } from '../../drafts/loose-json.ts'
import type { DraftPicture } from '../../drafts/recipe-draft.ts'
import { FileRefusal } from '../../files/file-refusal.ts'
import { headTextOf } from '../../files/file.read.ts'
import type { Upload } from '../../files/open-upload.ts'
import { baseName, endingOf, folderOf, type SourceFile, stemOf } from '../../files/source-file.ts'
import { isObject } from '../../pages/json/json-value.ts'
import type { Importer } from '../importer.ts'
import { tandoorDrafts } from './tandoor-recipe.ts'

/**
 * A zip that holds a zip for each recipe, with `recipe.json` and `image.…` in it; people also hand in one of the inner
 * files, or what they unpacked.
 */
export const tandoor: Importer = {
  id: 'DEFAULT',
  title: 'Tandoor',
  hint: 'export_….zip',
  async recognizes(upload) {
    for (const file of upload.files.filter((file) => endingOf(file) === '.json').slice(0, 5))
      if (await isRecipe(file)) return true
    for (const file of upload.files.filter((file) => endingOf(file) === '.zip').slice(0, 5)) {
      const inner = await upload.filesIn(file).catch(() => [])
      const json = inner.find((file) => endingOf(file) === '.json')
      if (json && (await isRecipe(json))) return true
    }
    return false
  },
  *read(upload) {
    const folders = Map.groupBy(upload.files, folderOf)
    for (const file of upload.files) {
      if (endingOf(file) === '.zip') yield { name: file.path, read: () => archiveOf(file, upload) }
      else if (endingOf(file) === '.json')
        yield { name: file.path, read: () => recipesOf(file, pictureBeside(folders.get(folderOf(file)) ?? [])) }
    }
  },
}

/** Other apps have `steps`, too, but call what stands in them otherwise. */
const isRecipe = async (file: SourceFile): Promise<boolean> => {
  const head = await headTextOf(file, 32_000)
  return (
    /^\s*[[{]/.test(head) &&
    !/"@type"\s*:/.test(head) &&
    /"steps"\s*:\s*\[/.test(head) &&
    /"(?:instruction|working_time|show_as_header|show_ingredients_table)"\s*:/.test(head)
  )
}

async function archiveOf(file: SourceFile, upload: Upload): Promise<Draft[]> {
  const inner = await upload.filesIn(file)
  const json =
    inner.find((file) => baseName(file) === 'recipe.json') ?? inner.find((file) => endingOf(file) === '.json')
  if (!json) throw new FileRefusal('recipe_unreadable', `“${file.path}” holds no recipe.`)
  return recipesOf(json, pictureBeside(inner.filter((file) => folderOf(file) === folderOf(json))))
}

async function recipesOf(file: SourceFile, pictures: DraftPicture[]): Promise<Draft[]> {
  const value = await jsonOf(file)
  const found = objectsOf(isObject(value) && Array.isArray(value['results']) ? value['results'] : value)
  if (found.length === 0) throw new FileRefusal('recipe_unreadable', `“${file.path}” holds no recipe.`)
  return found.flatMap((recipe) => tandoorDrafts(recipe, file.path, found.length === 1 ? pictures : []))
}

/** Of several recipes that lie in one folder nobody knows whose picture it is. */
function pictureBeside(folder: readonly SourceFile[]): DraftPicture[] {
  if (folder.filter((file) => endingOf(file) === '.json').length > 1) return []
  return folder.filter((file) => stemOf(file).toLowerCase().startsWith('image')).map((file) => ({ file }))
}
