import * as z from 'zod'
import { crudVerbs, resource, userRow } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, bool, decimal, int } from '#worker/kernel/contract/scalars.contract.ts'
import { mealType, mealTypeRef } from './meal-type.contract.ts'
import { PLAN_TIME, plannedDay } from './plan-day.contract.ts'
import { recipeOverview } from '#worker/modules/recipes/recipe.contract.ts'

export const nonNegativeDecimal = () =>
  decimal().refine((value) => value >= 0, 'Ensure this value is greater than or equal to 0.')

export const mealPlan = resource({
  name: 'meal-plan',
  title: 'MealPlan',
  fields: z.object({
    title: blankableText(64).default(''),
    recipe: idRefSchema().nullish(),
    servings: nonNegativeDecimal(),
    note: blankableText().default(''),
    from_date: plannedDay(),
    to_date: plannedDay().nullish(),
    meal_type: mealTypeRef(),
    shared: z.array(idRefSchema()).nullish(),
    addshopping: bool().nullish(),
  }),
  reads: z.object({
    title: z.string(),
    recipe: recipeOverview.nullable(),
    servings: z.number(),
    note: z.string(),
    note_markdown: z.string(),
    from_date: z.string().meta({ example: `2026-06-01${PLAN_TIME}` }),
    to_date: z.string().meta({ example: `2026-06-01${PLAN_TIME}` }),
    meal_type: mealType.row,
    created_by: z.int(),
    shared: z.array(userRow),
    recipe_name: z.string().meta({ description: 'Blank where the plan has no recipe.' }),
    meal_type_name: z.string(),
    shopping: z.boolean(),
  }),
  wishes: ['addshopping'],
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'guest', write: 'guest' },
  filters: z.object({
    from_date: z.string().optional(),
    to_date: z.string().optional(),
    meal_type: z.union([z.string(), z.array(z.string())]).optional(),
  }),
})

export type MealPlanRow = z.output<typeof mealPlan.row>

const MAX_COPIES = 200
const MAX_DAYS = 40_000

/** Negative days copy backwards. */
export const planCopy = z
  .object({
    ids: z.array(int()).min(1, 'This list may not be empty.').max(MAX_COPIES),
    days: int().pipe(z.number().min(-MAX_DAYS).max(MAX_DAYS)),
  })
  .meta({ id: 'MealPlanCopy' })
export const planCopies = z.object({ results: z.array(mealPlan.row) }).meta({ id: 'MealPlanCopies' })
