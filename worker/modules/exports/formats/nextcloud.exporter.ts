import type { ExportedRecipe } from '../exported-recipe.ts'
import type { ArchiveExporter } from '../exporter.ts'
import { allPictures, pictureEnding, readPictures } from '../facts/pictures.ts'
import { ownName } from '../names/own-name.ts'
import { allRows } from '../rows/all-rows.ts'
import { rowLines, withoutColon } from '../rows/row-lines.ts'
import { type StepText, stepTexts } from '../rows/step-text.ts'
import { schemaFacts } from './schema-recipe.ts'

/** A folder for each recipe, to be copied into that of the app. */
export const nextcloud: ArchiveExporter = {
  kind: 'archive',
  id: 'NEXTCLOUD',
  title: 'Nextcloud Cookbook',
  ending: '.zip',
  type: 'application/zip',
  async *filesOf(recipe, names) {
    const folder = ownName(recipe, names)
    yield { path: `${folder}/recipe.json`, content: JSON.stringify(recipeOf(recipe), null, 2) }
    for await (const picture of readPictures(allPictures(recipe), 1))
      yield { path: `${folder}/full${pictureEnding(picture)}`, content: picture.bytes }
  },
}

const recipeOf = (recipe: ExportedRecipe) => ({
  ...schemaFacts(recipe),
  url: recipe.source_url ?? '',
  image: '',
  recipeYield: Math.max(1, recipe.servings),
  recipeCategory: '',
  tool: [],
  recipeIngredient: rowLines(allRows(recipe), marked),
  recipeInstructions: stepTexts(recipe).flatMap(stepsOf),
})

const marked = (heading: string) => `## ${heading}`

/** An empty line keeps a single step of several lines together. */
const stepsOf = ({ name, text }: StepText): string[] => [
  ...(name ? [marked(name)] : []),
  withoutColon(text).replace(/\n+/g, '\n\n'),
]
