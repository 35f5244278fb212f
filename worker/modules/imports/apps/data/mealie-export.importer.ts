import { jsonOf, objectsOf, wordsOf } from '../../drafts/loose-json.ts'
import type { DraftPicture, RecipeDraft } from '../../drafts/recipe-draft.ts'
import { FileRefusal } from '../../files/file-refusal.ts'
import { endingOf, folderOf, isPicture, type SourceFile, stemOf } from '../../files/source-file.ts'
import { isObject, type JsonObject, type JsonValue } from '../../pages/json/json-value.ts'
import type { Importer } from '../importer.ts'
import { someHeadText } from '../read-items.ts'
import { mealieRecipe } from './mealie/mealie-recipe.ts'

/** A JSON file for each recipe: backups before 1.0, "export recipes", a recipe's zip, and its JSON as downloaded. */
export const mealieExport: Importer = {
  id: 'MEALIE',
  title: 'Mealie',
  hint: 'recipes/….json',
  recognizes: ({ files }) => someHeadText(recipeFiles(files), isRecipe),
  *read({ files }) {
    const pictures = files.filter(isPicture)
    const beside: Pictures = { folders: Map.groupBy(pictures, folderOf), stems: Map.groupBy(pictures, stemOf) }
    for (const file of recipeFiles(files))
      yield { name: file.path, read: async () => recipesOf(await jsonOf(file), file, beside) }
  },
}

interface Pictures {
  folders: Map<string, SourceFile[]>
  stems: Map<string, SourceFile[]>
}

const isRecipe = (head: string): boolean =>
  !/"@type"\s*:/.test(head) &&
  (/"recipe_(?:ingredient|instructions)"\s*:/.test(head) ||
    (/"slug"\s*:/.test(head) && /"recipe(?:Ingredient|Instructions)"\s*:/.test(head)))

/** Old backups hold other things as JSON, too, beside the folder of the recipes. */
function recipeFiles(files: readonly SourceFile[]): SourceFile[] {
  const json = files.filter((file) => endingOf(file) === '.json')
  const inFolders = json.filter((file) => /(?:^|\/)recipes\/(?:[^/]+\/)?[^/]+$/.test(file.path))
  return inFolders.length > 0 ? inFolders : json
}

function recipesOf(value: JsonValue, file: SourceFile, beside: Pictures): RecipeDraft[] {
  const found = objectsOf(value).map(withSnakeKeys)
  if (found.length === 0) throw new FileRefusal('recipe_unreadable', `“${file.path}” holds no recipe.`)
  return found.map((from) => mealieRecipe(from, found.length === 1 ? picturesOf(from, file, beside) : []))
}

/** In a folder of its own, beside the file, or, in the oldest, in one folder for all. */
function picturesOf(from: JsonObject, file: SourceFile, { folders, stems }: Pictures): DraftPicture[] {
  const folder = folderOf(file)
  const inside = folders.get(`${folder}images/`) ?? []
  const largest = ['original', 'min-original', 'tiny-original'].flatMap(
    (stem) => inside.find((one) => stemOf(one) === stem) ?? [],
  )
  const picture = largest[0] ?? stems.get(wordsOf(from['slug']))?.[0] ?? folders.get(folder)?.[0]
  return picture ? [{ file: picture }] : []
}

/** The API, and so what is downloaded, has camel case. */
const withSnakeKeys = (from: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [snakeCase(key), snakeValue(value)]))

const snakeValue = (value: JsonValue): JsonValue =>
  Array.isArray(value) ? value.map(snakeValue) : isObject(value) ? withSnakeKeys(value) : value

const snakeCase = (key: string): string => key.replace(/([a-z])([A-Z]+)/g, '$1_$2').toLowerCase()
