import type { StepDraft } from './recipe-draft.ts'

/** Sentences by field: `name`, or the key of a step or ingredient with its field, `ingredient-3.amount`. */
export type DraftErrors = Readonly<Record<string, readonly string[]>>

const stepPath = /^steps\.(\d+)(?:\.ingredients\.(\d+))?(?:\.(.+))?$/

/** Errors name positions in the sent body. Parts may have moved since, so keys find them; `''` is the whole recipe. */
export function mapErrorsToFields(
  refused: Readonly<Record<string, readonly string[]>>,
  sent: readonly StepDraft[],
  known: readonly string[],
): DraftErrors {
  const placed: Record<string, readonly string[]> = {}
  for (const [path, sentences] of Object.entries(refused)) {
    const place = fieldKeyOf(path, sent, known)
    placed[place] = [...new Set([...(placed[place] ?? []), ...sentences])]
  }
  return placed
}

function fieldKeyOf(path: string, sent: readonly StepDraft[], known: readonly string[]): string {
  const match = stepPath.exec(path)
  if (!match) {
    const top = path.split('.')[0] ?? ''
    return known.includes(top) ? top : ''
  }
  const step = sent[Number(match[1])]
  if (match[2] === undefined) return step ? `${step.key}.${shownFieldOf(match[3], stepFields, 'name')}` : ''
  const ingredient = step?.ingredients[Number(match[2])]
  return ingredient ? `${ingredient.key}.${shownFieldOf(match[3], ingredientFields, 'food')}` : ''
}

const stepFields = ['name', 'instruction', 'time', 'step_recipe']
const ingredientFields = ['amount', 'unit', 'food', 'note']

/** A nested field counts as its parent; a field without a box falls to `otherwise`. */
function shownFieldOf(path: string | undefined, fields: readonly string[], otherwise: string): string {
  const name = path?.split('.')[0] ?? ''
  return fields.includes(name) ? name : otherwise
}
