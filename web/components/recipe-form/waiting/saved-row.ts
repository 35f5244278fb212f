import { temporaryId } from '#web/lib/outbox/row-kind.ts'
import { recipeDraftBody, stepsToSend } from '../draft/recipe-body.ts'
import type { IngredientDraft, RecipeDraft, StepDraft } from '../draft/recipe-draft.ts'
import type { StoredRecipe } from '../draft/recipe.read.ts'
import { knownPictureUrl } from '../picture/picture-store.ts'

type StepRow = StoredRecipe['steps'][number]
type IngredientRow = StepRow['ingredients'][number]

/** The recipe as the server will show it, as far as pages read it. */
export function savedRow(row: StoredRecipe, draft: RecipeDraft): StoredRecipe {
  const { steps: _, shared: __, keywords: ___, properties: ____, ...plain } = recipeDraftBody(draft)
  const steps = new Map(row.steps.map((step) => [step.id, step]))
  const ingredients = new Map(row.steps.flatMap((step) => step.ingredients.map((one) => [one.id, one])))
  const shown = stepsToSend(draft).map((step, order) => ({
    ...stepRow(step, steps.get(step.id ?? 0)),
    order,
    ingredients: step.ingredients.map((one, place) => ({
      ...ingredientRow(one, ingredients.get(one.id ?? 0)),
      order: place,
    })),
  }))
  const keywords = draft.keywords.map(
    ({ id = temporaryId(), name }) => row.keywords.find((one) => one.id === id) ?? { id, name, label: name },
  )
  // Pages read no more of a new row than what is set here.
  return { ...row, ...plain, image: pictureOf(row, draft), keywords, steps: shown } as StoredRecipe
}

function pictureOf({ image }: StoredRecipe, { picture }: RecipeDraft): string | null {
  if (picture.kind === 'file') return knownPictureUrl(picture.key) ?? image
  if (picture.kind === 'removed') return null
  return picture.url
}

const stepRow = (step: StepDraft, row: StepRow | undefined) => ({
  ...(row ?? newStepRow(step)),
  name: step.name,
  instruction: step.instruction,
  time: step.time,
  show_ingredients_table: step.showIngredients,
  // The steps of another recipe are known where it was there before.
  ...(step.part?.id === row?.step_recipe ? {} : { step_recipe: step.part?.id ?? null, step_recipe_data: null }),
})

const newStepRow = ({ key }: StepDraft) => ({
  id: idOf(key),
  instructions_markdown: '',
  show_as_header: true,
  file: null,
  step_recipe: null,
  step_recipe_data: null,
  numrecipe: 0,
})

const ingredientRow = (one: IngredientDraft, row: IngredientRow | undefined) => ({
  ...(row ?? newIngredientRow(one)),
  food: one.heading || !one.food ? null : row?.food?.id === one.food.id && row?.food ? row.food : named(one.food),
  unit: one.heading || !one.unit ? null : row?.unit?.id === one.unit.id && row?.unit ? row.unit : named(one.unit),
  amount: one.heading ? 0 : (one.amount ?? 0),
  amount_max: one.heading ? null : one.amountMax,
  no_amount: one.heading || one.amount === null,
  is_header: one.heading,
  note: one.note,
})

const newIngredientRow = ({ key, original }: IngredientDraft) => ({
  id: idOf(key),
  original_text: original,
  conversions: [],
  used_in_recipes: [],
  checked: false,
  always_use_plural_unit: false,
  always_use_plural_food: false,
})

const named = ({ id = temporaryId(), name }: { id?: number; name: string }) => ({ id, name, plural_name: null })

/** The same for the same row each time that it is shown. */
const idOf = (key: string) =>
  -1 - Math.abs([...key].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0, 7))
