import {
  newIngredient,
  newStep,
  type RecipeDraft,
  type StepDraft,
} from '#web/components/recipe-form/draft/recipe-draft.ts'

interface NamedRow {
  id?: number
  name: string
}

interface AnsweredIngredient {
  key?: string | undefined
  food?: NamedRow | null
  unit?: NamedRow | null
  note?: string | null
}

interface AnsweredStep {
  key?: string | undefined
  name?: string
  instruction?: string
  time?: number
  ingredients?: readonly AnsweredIngredient[]
}

/** What was sent, with other texts or other steps. */
export interface AnsweredRecipe {
  name?: string
  description?: string | null
  servings_text?: string
  steps?: readonly AnsweredStep[]
}

/** Steps of an answer over those of the draft: each row keeps its id and whatever else the answer does not tell. */
export function answeredSteps({ steps: before }: RecipeDraft, { steps = [] }: AnsweredRecipe): StepDraft[] {
  const stepOf = new Map(before.map((step) => [step.key, step]))
  const lineOf = new Map(before.flatMap(({ ingredients }) => ingredients.map((one) => [one.key, one] as const)))
  return steps.map((step) => {
    const was = stepOf.get(step.key ?? '') ?? newStep()
    return {
      ...was,
      name: step.name ?? was.name,
      instruction: step.instruction ?? was.instruction,
      time: step.time ?? was.time,
      ingredients: (step.ingredients ?? []).map((line) => {
        const one = lineOf.get(line.key ?? '') ?? newIngredient()
        return {
          ...one,
          food: one.food && renamed(one.food, line.food),
          unit: one.unit && renamed(one.unit, line.unit),
          note: line.note ?? one.note,
        }
      }),
    }
  })
}

/** Another name is another thing, which is found by it or made. */
const renamed = <T extends NamedRow>(was: T, now: NamedRow | null | undefined): T | NamedRow =>
  !now || now.name === was.name ? was : { name: now.name }

export const answeredRecipe = (draft: RecipeDraft, answer: AnsweredRecipe): RecipeDraft => ({
  ...draft,
  name: answer.name ?? draft.name,
  description: answer.description ?? draft.description,
  servingsText: answer.servings_text ?? draft.servingsText,
  steps: answeredSteps(draft, answer),
})
