import { remapReferences, referencedIndexes } from './draft/remap-references.ts'
import { type IngredientDraft, newStep, type StepDraft } from './draft/recipe-draft.ts'

/** Everything that changes a step's ingredients goes through this, so that its text still refers to the right ones. */
export const withIngredients = (step: StepDraft, ingredients: readonly IngredientDraft[]): StepDraft => ({
  ...step,
  ingredients,
  instruction: remapReferences(step.instruction, step.ingredients, ingredients),
})

export function mergeSteps(first: StepDraft, second: StepDraft): StepDraft {
  const ingredients = [...first.ingredients, ...second.ingredients]
  const rest = remapReferences(second.instruction, second.ingredients, ingredients)
  const title = first.name && second.name ? `**${second.name}**` : ''
  return {
    ...first,
    name: first.name || second.name,
    instruction: [first.instruction.trimEnd(), title, rest.trimStart()].filter(Boolean).join('\n\n'),
    time: first.time + second.time,
    showIngredients: first.showIngredients || second.showIngredients,
    part: first.part ?? second.part,
    ingredients,
  }
}

/** A step embeds at most one recipe, so two that do cannot merge. */
export const canMerge = (first: StepDraft, second: StepDraft) => first.part === null || second.part === null

/** Cuts at empty lines, else at every line. The first part keeps the ingredients that no part names. */
export function splitStep(step: StepDraft): readonly StepDraft[] {
  const paragraphs = splitParagraphs(step.instruction)
  if (paragraphs.length < 2) return [step]
  return splitInto(step, paragraphs)
}

export function splitStepAt(step: StepDraft, position: number): readonly StepDraft[] {
  const parts = [step.instruction.slice(0, position), step.instruction.slice(position)].map((part) => part.trim())
  return parts.every(Boolean) ? splitInto(step, parts) : [step]
}

export const splitParagraphs = (text: string): string[] => {
  const paragraphs = splitAndTrim(text, /\n\s*\n/)
  return paragraphs.length > 1 ? paragraphs : splitAndTrim(text, /\n/)
}
const splitAndTrim = (text: string, at: RegExp) =>
  text
    .split(at)
    .map((part) => part.trim())
    .filter(Boolean)

function splitInto(step: StepDraft, parts: readonly string[]): StepDraft[] {
  const owners = assignIngredients(step.ingredients, parts)
  return parts.map((instruction, index) => {
    const mine = step.ingredients.filter((_, at) => owners[at] === index)
    return {
      ...(index === 0 ? step : newStep()),
      showIngredients: step.showIngredients,
      instruction: remapReferences(instruction, step.ingredients, mine),
      ingredients: mine,
    }
  })
}

/** A list with headings is one piece, so it stays in the first part. */
function assignIngredients(ingredients: readonly IngredientDraft[], parts: readonly string[]): number[] {
  if (ingredients.some(({ heading }) => heading)) return ingredients.map(() => 0)
  return ingredients.map((one, at) => {
    const referring = parts.findIndex((part) => referencedIndexes(part).has(at))
    return Math.max(0, referring >= 0 ? referring : parts.findIndex((part) => mentionsIngredient(part, one)))
  })
}

/** Matches from the start of a word: "onion" in "the onions". */
export function mentionsIngredient(text: string, { food }: IngredientDraft): boolean {
  const name = food?.name.trim().toLocaleLowerCase()
  if (!name || name.length < 3) return false
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<!\\p{L})${escaped}`, 'iu').test(text)
}
