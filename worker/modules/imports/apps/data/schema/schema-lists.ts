import { ingredientOf, linesIn, withoutNumber } from '../../../drafts/read-lines.ts'
import { type DraftIngredient, type DraftStep, stepOf } from '../../../drafts/recipe-draft.ts'
import { headingText } from '../../../lines/heading-text.ts'
import { isObject, type JsonValue } from '../../../pages/json/json-value.ts'
import type { Graph } from '../../../pages/schema/graph.ts'
import { ingredientsOf } from '../../../pages/schema/ingredients.ts'
import { instructionSteps } from '../../../pages/schema/instructions.ts'
import { schemaProperty, textOf, typesOf } from '../../../pages/schema/terms.ts'

/** Lines, among them headings as `## Dough`, `[Dough]` or `Dough:`; or objects, whose groups become headings. */
export function schemaIngredients(items: readonly JsonValue[], graph: Graph): DraftIngredient[] {
  let last: string | null = null
  return items.flatMap((item) => {
    if (typeof item === 'string') return linesIn(item).map(ingredientOf)
    return ingredientsOf(item, graph).flatMap(({ group, line }): DraftIngredient[] => {
      const heading = group !== null && group !== last ? [{ heading: group }] : []
      last = group
      return [...heading, group === null ? ingredientOf(line) : { line }]
    })
  })
}

/** A heading names the step below it: a line of its own, or a section that holds nothing. */
export function schemaSteps(items: readonly JsonValue[], graph: Graph): DraftStep[] {
  const steps: DraftStep[] = []
  let heading = ''
  for (const item of items) {
    const empty = isObject(item) && isEmptySection(item) ? textOf(item['name']) : null
    for (const { name, instruction } of empty === null ? stepsIn(item, items.length, graph) : []) {
      const title = name === '' && !instruction.includes('\n') ? headingText(instruction) : null
      if (title === null)
        steps.push(
          stepOf({ name: [heading, name].filter(Boolean).join(': '), instruction: withoutNumber(instruction) }),
        )
      heading = title ?? ''
    }
    if (empty !== null) heading = empty
  }
  return heading === '' ? steps : [...steps, stepOf({ instruction: heading })]
}

/** A text is one step if others stand beside it, or if somebody parted it into paragraphs; else each line of it is one. */
function stepsIn(item: JsonValue, count: number, graph: Graph): { name: string; instruction: string }[] {
  if (typeof item !== 'string' || (count === 1 && !/\n\s*\n/.test(item))) return instructionSteps(item, graph)
  const instruction = linesIn(item).join('\n\n')
  return instruction === '' ? [] : [{ name: '', instruction }]
}

const isEmptySection = (item: JsonValue): boolean =>
  isObject(item) &&
  typesOf(item).includes('howtosection') &&
  schemaProperty(item, 'itemListElement', 'steps', 'text', 'recipeInstructions') === undefined
