import type { IngredientDraft, StepDraft } from './draft/recipe-draft.ts'
import { referencedIndexes } from './draft/remap-references.ts'
import { canMerge, mentionsIngredient, mergeSteps, splitStep, withIngredients } from './step.change.ts'

export type Steps = readonly StepDraft[]

export const moveItem = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.toSpliced(from, 1)
  const one = list[from]
  return one === undefined ? [...list] : rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, one)
}

export const changeStep = (steps: Steps, key: string, change: (step: StepDraft) => StepDraft): Steps =>
  steps.map((step) => (step.key === key ? change(step) : step))

export const replaceStep = (steps: Steps, key: string, others: Steps): Steps =>
  steps.flatMap((step) => (step.key === key ? others : [step]))

export function mergeWithNext(steps: Steps, key: string): Steps {
  const at = steps.findIndex((step) => step.key === key)
  const [first, second] = [steps[at], steps[at + 1]]
  return first && second ? steps.toSpliced(at, 2, mergeSteps(first, second)) : steps
}

export const splitAllSteps = (steps: Steps): Steps => steps.flatMap(splitStep)

/** Steps that each embed a recipe stay apart. */
export const mergeAllSteps = (steps: Steps): Steps =>
  steps.reduce<StepDraft[]>((done, step) => {
    const last = done.at(-1)
    return last && canMerge(last, step) ? [...done.slice(0, -1), mergeSteps(last, step)] : [...done, step]
  }, [])

export const changeIngredient = (
  steps: Steps,
  key: string,
  change: (ingredient: IngredientDraft) => IngredientDraft,
): Steps =>
  steps.map((step) =>
    step.ingredients.some((one) => one.key === key)
      ? { ...step, ingredients: step.ingredients.map((one) => (one.key === key ? change(one) : one)) }
      : step,
  )

export function addIngredients(steps: Steps, step: string, more: readonly IngredientDraft[], afterKey?: string) {
  return changeStep(steps, step, (one) => {
    const at = one.ingredients.findIndex(({ key }) => key === afterKey) + 1 || Infinity
    return withIngredients(one, one.ingredients.toSpliced(Math.min(at, one.ingredients.length), 0, ...more))
  })
}

export const removeIngredient = (steps: Steps, key: string): Steps =>
  steps.map((step) => {
    const rest = step.ingredients.filter((one) => one.key !== key)
    return rest.length === step.ingredients.length ? step : withIngredients(step, rest)
  })

export const stepOfIngredient = (steps: Steps, ingredient: string): StepDraft | undefined =>
  steps.find(({ ingredients }) => ingredients.some(({ key }) => key === ingredient))

export function moveIngredient(steps: Steps, key: string, to: { step: string; at: number }): Steps {
  const one = stepOfIngredient(steps, key)?.ingredients.find((ingredient) => ingredient.key === key)
  if (!one) return steps
  return steps.map((step) => {
    const rest = step.ingredients.filter((ingredient) => ingredient.key !== key)
    const at = Math.min(Math.max(to.at, 0), rest.length)
    if (step.key === to.step) return withIngredients(step, rest.toSpliced(at, 0, one))
    return rest.length === step.ingredients.length ? step : withIngredients(step, rest)
  })
}

/** Moves ingredients to the first step that mentions them, except those that their step's text refers to. */
export const distributeIngredients = (steps: Steps): Steps =>
  steps
    .flatMap(({ key, instruction, ingredients }) => {
      const shown = referencedIndexes(instruction)
      return ingredients.filter((one, at) => !one.heading && !shown.has(at)).map((one) => ({ one, from: key }))
    })
    .reduce<Steps>((now, { one, from }) => {
      const user = steps.find(({ instruction }) => mentionsIngredient(instruction, one))
      return user && user.key !== from ? moveIngredient(now, one.key, { step: user.key, at: Infinity }) : now
    }, steps)
