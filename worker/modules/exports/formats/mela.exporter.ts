import type { ArchiveExporter } from '../exporter.ts'
import { keywordNames } from '../facts/keyword-names.ts'
import { nutritionText } from '../facts/nutrition-facts.ts'
import { allPictures, base64Of, readPictures } from '../facts/pictures.ts'
import { stableUuid } from '../facts/stable-key.ts'
import { minutesText } from '../facts/time-text.ts'
import { yieldText } from '../facts/yield-text.ts'
import { ownName } from '../names/own-name.ts'
import { allRows } from '../rows/all-rows.ts'
import { rowLines } from '../rows/row-lines.ts'
import { stepLines, stepTexts } from '../rows/step-text.ts'

/** A zip of JSON files, whose texts are a little Markdown. */
export const mela: ArchiveExporter = {
  kind: 'archive',
  id: 'MELARECIPES',
  title: 'Mela',
  ending: '.melarecipes',
  type: 'application/zip',
  async *filesOf(recipe, names) {
    const images: string[] = []
    for await (const picture of readPictures(allPictures(recipe))) images.push(base64Of(picture))
    const content = JSON.stringify({
      id: await stableUuid(recipe),
      title: recipe.name,
      text: recipe.description ?? '',
      images,
      // It parts categories at commas.
      categories: keywordNames(recipe).flatMap((name) => name.split(',').flatMap((part) => part.trim() || [])),
      yield: yieldText(recipe),
      prepTime: minutesText(recipe.working_time),
      cookTime: minutesText(recipe.waiting_time),
      totalTime: minutesText(recipe.working_time + recipe.waiting_time),
      ingredients: rowLines(allRows(recipe), marked).join('\n'),
      instructions: stepLines(stepTexts(recipe), marked).join('\n'),
      notes: '',
      nutrition: nutritionText(recipe),
      link: recipe.source_url ?? '',
      favorite: recipe.favourite,
      wantToCook: false,
      date: Date.parse(recipe.created_at) / 1000 - SECONDS_TO_2001,
    })
    yield { path: `${ownName(recipe, names)}.melarecipe`, content }
  },
}

const marked = (heading: string) => `# ${heading}`

/** It counts from 2001, as Apple does. */
const SECONDS_TO_2001 = 978_307_200
