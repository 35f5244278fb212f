import type { DocumentExporter } from '../exporter.ts'
import { keywordNames } from '../facts/keyword-names.ts'
import { allPictures, base64Of, readPictures } from '../facts/pictures.ts'
import { schemaRating } from '../facts/stars.ts'
import { allRows } from '../rows/all-rows.ts'
import { rowLines, withoutColon } from '../rows/row-lines.ts'
import { type StepText, stepTexts } from '../rows/step-text.ts'
import { schemaFacts } from './schema-recipe.ts'

/** One list of recipes in the words of schema.org, as RecipeSage itself writes them. */
export const recipeSage: DocumentExporter = {
  kind: 'document',
  id: 'RECIPESAGE',
  title: 'RecipeSage',
  ending: '.json',
  type: 'application/json',
  opening: '[',
  between: ',\n',
  closing: ']\n',
  async textOf(recipe) {
    const image: string[] = []
    // It takes pictures under this type alone, whatever they are.
    for await (const picture of readPictures(allPictures(recipe), MOST_PICTURES))
      image.push(`data:image/png;base64,${base64Of(picture)}`)
    return JSON.stringify({
      ...schemaFacts(recipe),
      keywords: undefined,
      recipeCategory: keywordNames(recipe).flatMap((name) => name.split(',').flatMap((part) => part.trim() || [])),
      creditText: '',
      isBasedOn: recipe.source_url ?? '',
      image,
      recipeIngredient: rowLines(allRows(recipe), (heading) => `[${heading}]`),
      recipeInstructions: stepTexts(recipe).flatMap(stepsOf),
      ...schemaRating(recipe.rating),
    })
  },
}

const MOST_PICTURES = 10

/** A section holds nothing here: the steps below belong to it. */
const stepsOf = ({ name, text }: StepText) => [
  ...(name ? [{ '@type': 'HowToSection', name }] : []),
  { '@type': 'HowToStep', text: withoutColon(text) },
]
