import { remapReferences, referencedIndexes } from './draft/remap-references.ts'
import { type IngredientDraft, newStep, type StepDraft } from './draft/recipe-draft.ts'

/** The only way to give a step other ingredients: what its text says about them stays true. */
export const withIngredients = (step: StepDraft, ingredients: readonly IngredientDraft[]): StepDraft => ({
  ...step,
  ingredients,
  instruction: remapReferences(step.instruction, step.ingredients, ingredients),
})

/** Two steps as one. Names and texts of both stay, times add up, and so do the ingredients. */
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

/** Can become one without losing anything: a step makes at most one other recipe. */
export const canMerge = (first: StepDraft, second: StepDraft) => first.part === null || second.part === null

/**
 * A step cut at every empty line, or at every line where there is none. Each part takes the ingredients that only its
 * text speaks of; the first keeps the rest, with name and time.
 */
export function splitStep(step: StepDraft): readonly StepDraft[] {
  const paragraphs = splitParagraphs(step.instruction)
  if (paragraphs.length < 2) return [step]
  return splitInto(step, paragraphs)
}

/** The same at a place in the text, where the cursor is. */
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

/** For each ingredient the part it belongs to. A list with headings is one piece, so it stays together. */
function assignIngredients(ingredients: readonly IngredientDraft[], parts: readonly string[]): number[] {
  if (ingredients.some(({ heading }) => heading)) return ingredients.map(() => 0)
  return ingredients.map((one, at) => {
    const referring = parts.findIndex((part) => referencedIndexes(part).has(at))
    return Math.max(0, referring >= 0 ? referring : parts.findIndex((part) => mentionsIngredient(part, one)))
  })
}

/** Whether a text speaks of a food, by its whole name or the beginning of it ("onion" in "the onions"). */
export function mentionsIngredient(text: string, { food }: IngredientDraft): boolean {
  const name = food?.name.trim().toLocaleLowerCase()
  if (!name || name.length < 3) return false
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<!\\p{L})${escaped}`, 'iu').test(text)
}
