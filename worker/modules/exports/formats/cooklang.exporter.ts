import { stringify } from 'yaml'
import type { ExportedRecipe } from '../exported-recipe.ts'
import type { ArchiveExporter, RecipeNames } from '../exporter.ts'
import { keywordNames } from '../facts/keyword-names.ts'
import { pictureEnding, readPictures } from '../facts/pictures.ts'
import { minutesText } from '../facts/time-text.ts'
import { ownName } from '../names/own-name.ts'
import { rowsOf } from '../rows/recipe-row.ts'
import { instructionText, orderedSteps } from '../rows/step-text.ts'
import { cleanName, cooklangParagraph } from './cooklang-marks.ts'

/** A text for each recipe that marks its ingredients, with pictures of the same name beside it. */
export const cooklang: ArchiveExporter = {
  kind: 'archive',
  id: 'COOKLANG',
  title: 'Cooklang',
  ending: '.zip',
  type: 'application/zip',
  async *filesOf(recipe, names) {
    const name = ownName(recipe, names)
    for await (const picture of readPictures(recipe.pictures, 1))
      yield { path: `${name}${pictureEnding(picture)}`, content: picture.bytes }
    const steps = stepsOf(recipe, names)
    for (const [at, { pictures }] of steps.entries())
      for await (const picture of readPictures(pictures, 1))
        yield { path: `${name}.${at}${pictureEnding(picture)}`, content: picture.bytes }
    yield {
      path: `${name}.cook`,
      content: textOf(
        recipe,
        steps.map(({ text }) => text),
      ),
    }
  },
}

const stepsOf = (recipe: ExportedRecipe, names: RecipeNames) =>
  orderedSteps(recipe).flatMap((step) => {
    const instruction = instructionText(step)
    const title = cleanName(step.name)
    const isNamed = instruction !== '' && title !== ''
    const text = instruction || title
    const rows = rowsOf(step)
    const isBlank = text === '' && rows.every((row) => 'heading' in row)
    const paragraph = isBlank ? '' : cooklangParagraph({ text, rows, minutes: step.time }, names)
    return paragraph === '' ? [] : [{ text: `${isNamed ? `= ${title}\n\n` : ''}${paragraph}`, pictures: step.pictures }]
  })

/** Servings are a bare number, as apps count with it. */
function textOf(recipe: ExportedRecipe, steps: readonly string[]): string {
  const values = {
    title: recipe.name,
    servings: recipe.servings > 0 ? recipe.servings : '',
    tags: keywordNames(recipe),
    'prep time': minutesText(recipe.working_time),
    'cook time': minutesText(recipe.waiting_time),
    source: recipe.source_url ?? '',
    description: recipe.description ?? '',
  }
  const known = Object.entries(values).filter(([, value]) => String(value) !== '')
  return `---\n${stringify(Object.fromEntries(known), { lineWidth: 0 })}---\n\n${steps.join('\n\n')}\n`
}
