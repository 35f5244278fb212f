import type { DocumentExporter } from '../exporter.ts'
import { allPictures, base64Of, readPictures } from '../facts/pictures.ts'
import { schemaRating } from '../facts/stars.ts'
import { allRows } from '../rows/all-rows.ts'
import { rowLines, withColon, withoutColon } from '../rows/row-lines.ts'
import { type StepText, stepTexts } from '../rows/step-text.ts'
import { schemaFacts } from './schema-recipe.ts'

/** JSON-LD as pages hold it, with the pictures inside. */
export const schemaOrg: DocumentExporter = {
  kind: 'document',
  id: 'SCHEMA_ORG',
  title: 'schema.org (JSON-LD)',
  ending: '.json',
  type: 'application/ld+json',
  opening: '[',
  between: ',\n',
  closing: ']\n',
  async textOf(recipe) {
    const image: string[] = []
    for await (const picture of readPictures(allPictures(recipe)))
      image.push(`data:${picture.type};base64,${base64Of(picture)}`)
    return JSON.stringify({
      ...schemaFacts(recipe),
      url: recipe.source_url ?? undefined,
      image,
      recipeIngredient: rowLines(allRows(recipe), withColon),
      recipeInstructions: stepTexts(recipe).map(stepOf),
      ...schemaRating(recipe.rating),
    })
  },
}

/** A section gives a step its name, as the name of a step is what small screens show in place of its text. */
const stepOf = ({ name, text }: StepText) =>
  name === ''
    ? { '@type': 'HowToStep', text: withoutColon(text) }
    : { '@type': 'HowToSection', name, itemListElement: [{ '@type': 'HowToStep', text: withoutColon(text) }] }
