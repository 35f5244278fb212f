import { stringify } from 'yaml'
import type { ExportedRecipe } from '../exported-recipe.ts'
import type { ArchiveExporter } from '../exporter.ts'
import { keywordNames } from '../facts/keyword-names.ts'
import { allPictures, pictureEnding, readPictures } from '../facts/pictures.ts'
import { minutesText } from '../facts/time-text.ts'
import { yieldText } from '../facts/yield-text.ts'
import { ownName } from '../names/own-name.ts'
import { slugName } from '../names/slug-name.ts'
import { allRows } from '../rows/all-rows.ts'
import { rowLines, withColon } from '../rows/row-lines.ts'
import { stepLines, stepTexts } from '../rows/step-text.ts'

/** A site of Markdown below one folder, without which some of its readers find nothing. */
export const chowdown: ArchiveExporter = {
  kind: 'archive',
  id: 'CHOWDOWN',
  title: 'Chowdown',
  ending: '.zip',
  type: 'application/zip',
  nameOf: slugName,
  async *filesOf(recipe, names) {
    const name = ownName(recipe, names)
    let image = ''
    for await (const picture of readPictures(allPictures(recipe), 1)) {
      image = `${name}${pictureEnding(picture)}`
      yield { path: `chowdown/images/${image}`, content: picture.bytes }
    }
    yield { path: `chowdown/_recipes/${name}.md`, content: textOf(recipe, image) }
  },
}

function textOf(recipe: ExportedRecipe, image: string): string {
  const values = {
    layout: 'recipe',
    title: recipe.name,
    image,
    url: recipe.source_url ?? '',
    prep_time: minutesText(recipe.working_time),
    cook_time: minutesText(recipe.waiting_time),
    yield: yieldText(recipe),
    tags: keywordNames(recipe).join(', '),
    ingredients: rowLines(allRows(recipe), withColon),
    directions: stepLines(stepTexts(recipe), withColon),
  }
  // Its readers trip over what YAML takes for more than text.
  const yaml = stringify(values, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 })
  return `---\n${yaml}---\n\n${(recipe.description ?? '').trim()}\n`
}
