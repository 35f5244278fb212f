import type { ExportedRecipe } from '../exported-recipe.ts'
import type { ArchiveExporter } from '../exporter.ts'
import { keywordNames } from '../facts/keyword-names.ts'
import { allPictures, pictureEnding, readPictures } from '../facts/pictures.ts'
import { minutesText } from '../facts/time-text.ts'
import { yieldText } from '../facts/yield-text.ts'
import { ownName } from '../names/own-name.ts'
import { allRows } from '../rows/all-rows.ts'
import { rowLines, withColon } from '../rows/row-lines.ts'
import { stepLines, stepTexts } from '../rows/step-text.ts'

/** A text of labels for each recipe, and its picture in a folder of all. */
export const saffron: ArchiveExporter = {
  kind: 'archive',
  id: 'SAFFRON',
  title: 'Saffron',
  ending: '.zip',
  type: 'application/zip',
  async *filesOf(recipe, names) {
    const name = ownName(recipe, names)
    let image = ''
    for await (const picture of readPictures(allPictures(recipe), 1)) {
      image = `${name}${pictureEnding(picture)}`
      yield { path: `images/${image}`, content: picture.bytes }
    }
    yield { path: `${name}.txt`, content: textOf(recipe, image) }
  },
}

/** Lines are indented, so that none of them is taken for a label. */
const textOf = (recipe: ExportedRecipe, image: string): string =>
  [
    `Title: ${recipe.name.replace(/\s+/g, ' ')}`,
    `Description: ${(recipe.description ?? '').trim().replace(/\r\n?|\n/g, '\n\t')}`,
    'Source:',
    `Original URL: ${recipe.source_url ?? ''}`,
    `Yield: ${yieldText(recipe)}`,
    `Prep: ${minutesText(recipe.working_time)}`,
    `Cook: ${minutesText(recipe.waiting_time)}`,
    `Cookbook: ${recipe.books[0] ?? ''}`,
    `Section: ${keywordNames(recipe).join(', ')}`,
    `Image: ${image}`,
    'Ingredients:',
    ...rowLines(allRows(recipe), withColon).map((line) => `\t${line}`),
    '',
    'Instructions:',
    ...stepLines(stepTexts(recipe), withColon).map((line) => `\t${line}`),
    '',
  ]
    .map((line) => line.trimEnd())
    .join('\n')
