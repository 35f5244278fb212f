import { jsonObjectOf } from '../../drafts/loose-json.ts'
import type { RecipeDraft } from '../../drafts/recipe-draft.ts'
import { baseName, endingOf, folderOf, isPicture, type SourceFile, stemOf } from '../../files/source-file.ts'
import { Graph } from '../../pages/schema/graph.ts'
import type { Importer } from '../importer.ts'
import { itemForEach, someHeadText } from '../read-items.ts'
import { schemaRecipe } from './schema/schema-recipe.ts'

/** A folder for each recipe, with `recipe.json` and the picture in three sizes, of which `full.jpg` is the whole. */
export const nextcloud: Importer = {
  id: 'NEXTCLOUD',
  title: 'Nextcloud Cookbook',
  hint: 'recipe.json, full.jpg',
  recognizes: ({ files }) => someHeadText(files.filter(isRecipeFile), isRecipe),
  read({ files }) {
    const recipes = files.filter(isRecipeFile)
    const folders = Map.groupBy(files, folderOf)
    return itemForEach(recipes, (file) => recipeOf(file, folders.get(folderOf(file)) ?? []))
  },
}

const isRecipe = (head: string): boolean =>
  /^[\uFEFF\s]*\{/.test(head) &&
  !/"(?:recipes|@graph)"\s*:/.test(head) &&
  /"(?:@type|recipeIngredient|recipeInstructions)"\s*:/.test(head)

const isRecipeFile = (file: SourceFile): boolean => /^recipe\b.*\.json$/i.test(baseName(file))

async function recipeOf(file: SourceFile, beside: readonly SourceFile[]): Promise<RecipeDraft> {
  const from = await jsonObjectOf(file)
  const draft = schemaRecipe(from, new Graph([from]), file.path)
  const picture = pictureIn(beside)
  // `image` tells where the picture came from; it is often a path inside that Nextcloud.
  if (picture) return { ...draft, pictures: [{ file: picture }], warnings: [] }
  return { ...draft, warnings: [] }
}

function pictureIn(beside: readonly SourceFile[]): SourceFile | undefined {
  const pictures = beside.filter(isPicture)
  const isAlone = beside.filter((file) => endingOf(file) === '.json').length === 1
  return isAlone ? (pictures.find((file) => stemOf(file) === 'full') ?? pictures[0]) : undefined
}
