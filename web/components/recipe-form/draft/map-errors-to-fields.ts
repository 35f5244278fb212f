import type { StepDraft } from './recipe-draft.ts'

/** Sentences by place: `name`, or the key of a step or ingredient with the field's name, `ingredient-3.amount`. */
export type DraftErrors = Readonly<Record<string, readonly string[]>>

const stepPath = /^steps\.(\d+)(?:\.ingredients\.(\d+))?(?:\.(.+))?$/

/**
 * Where the editor shows what was refused. The server counts positions in what it was sent; the parts may have moved
 * since, so they are found by key. What belongs to no field of the editor is said for the whole recipe, as `''`.
 */
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

/** A field of a field is that field's, and what the editor does not show is said where people look first. */
function shownFieldOf(path: string | undefined, fields: readonly string[], otherwise: string): string {
  const name = path?.split('.')[0] ?? ''
  return fields.includes(name) ? name : otherwise
}
