import { notFound } from '#worker/kernel/contract/errors.ts'
import type * as z from 'zod'
import { middleOf } from '#worker/modules/amounts/index.ts'
import { renderHtml, renderInstruction } from '../instruction/index.ts'
import { applyFactor } from '#worker/modules/conversions/graph/conversion-graph.ts'
import type { UsedLine } from '../nutrition/food-sums.ts'
import {
  filesById,
  foodsById,
  ingredientConversions,
  unitsById,
  type IngredientsFound,
  type StepsFound,
} from './step.read.ts'
import type { ingredient } from './ingredient.contract.ts'
import type { step } from './step.contract.ts'

type Ingredient = z.output<typeof ingredient.row> & { step: number | null }

export function presentIngredients(found: IngredientsFound): Ingredient[] {
  const { ingredients, foods, units, holders } = found
  const kitchen = ingredientConversions(found)
  const food = foodsById(foods)
  const unit = unitsById(units)
  return ingredients.map((row): Ingredient => {
    const what = row.food === null ? null : (food.get(row.food) ?? null)
    const measure = row.unit === null ? null : (unit.get(row.unit) ?? null)
    return {
      id: row.id,
      food: what,
      unit: measure,
      amount: row.amount,
      amount_max: row.amount_max,
      conversions:
        what && measure
          ? kitchen.factorsFrom(row.food, measure.id).map((way) => ({
              food: what.name,
              unit: way.unit.name,
              amount: applyFactor(way, row.amount),
              amount_max: row.amount_max === null ? null : applyFactor(way, row.amount_max),
            }))
          : [],
      note: row.note,
      order: row.order,
      is_header: row.is_header,
      no_amount: row.no_amount,
      original_text: row.original_text,
      used_in_recipes: holders.filter(({ id }) => id === row.recipe),
      checked: false,
      always_use_plural_unit: false,
      always_use_plural_food: false,
      step: row.step,
    }
  })
}

export function foodsUsed({ steps, embedded, ingredients, foods, units }: StepsFound, recipe: number): UsedLine[] {
  const food = foodsById(foods)
  const unit = unitsById(units)
  const own = steps.filter((step) => step.recipe === recipe)
  const within = own.flatMap(({ step_recipe }) => embedded.filter(({ id }) => id === step_recipe && id !== recipe))
  const used = [recipe, ...within.map(({ id }) => id)].flatMap((id) => ingredients.filter((row) => row.recipe === id))
  return used.flatMap((row) => {
    const what = row.food === null ? undefined : food.get(row.food)
    const measure = row.unit === null ? undefined : unit.get(row.unit)
    if (!what) return []
    return [
      {
        ingredient: row.id,
        food: what,
        unit: measure ? { id: measure.id, name: measure.name } : null,
        amount: middleOf(row),
        no_amount: row.no_amount,
      },
    ]
  })
}
/** `recipe` null is any recipe. Embedded recipes are one level deep. */
export function presentSteps(
  found: StepsFound,
  wanted: (step: { id: number; recipe: number | null }) => boolean,
): z.output<typeof step.row>[] {
  const ingredients = presentIngredients(found)
  const files = filesById(found.files)
  const shown = (row: StepsFound['steps'][number]) => ({
    ...presentStep(row, ingredients),
    file: row.file === null ? null : (files.get(row.file) ?? null),
  })
  return found.steps.filter(wanted).map((row) => {
    const embedded = found.embedded.find(({ id }) => id === row.step_recipe)
    const inside = found.steps.filter(({ recipe }) => recipe === embedded?.id)
    return {
      ...shown(row),
      step_recipe: embedded?.id ?? null,
      step_recipe_data: embedded
        ? { ...embedded, steps: inside.map((step) => ({ ...shown(step), step_recipe_data: null })) }
        : null,
      show_ingredients_table: row.show_ingredients_table,
      numrecipe: row.recipe === null ? 0 : 1,
    }
  })
}

export function oneStep(found: StepsFound, id: number | undefined) {
  const [one] = presentSteps(found, (row) => row.id === id)
  if (!one) throw notFound()
  return one
}

function presentStep(row: StepsFound['steps'][number], all: readonly Ingredient[]) {
  const mine = all.filter(({ step }) => step === row.id)
  return {
    id: row.id,
    name: row.name,
    instruction: row.instruction,
    ingredients: mine.map(withoutStep),
    instructions_markdown: renderHtml(renderInstruction(row.instruction, mine)),
    time: row.time,
    order: row.order,
    show_as_header: row.show_as_header,
    step_recipe: row.step_recipe,
    show_ingredients_table: row.show_ingredients_table,
  }
}

export function withoutStep(ingredient: Ingredient) {
  const { step: _step, ...shown } = ingredient
  return shown
}
