import * as z from 'zod'
import { userRow } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { bool, int } from '#worker/kernel/contract/scalars.contract.ts'
import { mealPlan, nonNegativeDecimal } from '#worker/modules/meal-plans/plan.contract.ts'
import { plannedDay } from '#worker/modules/meal-plans/plan-day.contract.ts'

const MAX_KEYWORDS = 100

const keywords = () => z.array(idRefSchema()).max(MAX_KEYWORDS).nullish()

/**
 * Plans recipes that have all of the keywords, or any, on up to fourteen days. A keyword stands for its descendants,
 * too. `keyword_ids` is what older clients call `keywords`. A saved `filter` narrows the choice further.
 */
export const autoPlan = z
  .object({
    start_date: plannedDay(),
    end_date: plannedDay(),
    meal_type_id: int(),
    keywords: keywords(),
    keyword_ids: keywords(),
    keyword_mode: z
      .enum(['and', 'or'], { error: ({ input }) => `"${String(input)}" is not a valid choice.` })
      .default('and'),
    filter: int().nullish(),
    servings: nonNegativeDecimal(),
    shared: z.array(idRefSchema()).nullish(),
    addshopping: bool().default(false),
  })
  .meta({ id: 'AutoMealPlanRequest' })

export const autoPlanned = z
  .object({
    start_date: z.string(),
    end_date: z.string(),
    meal_type_id: z.int(),
    keywords: z.array(z.int()),
    keyword_ids: z.array(z.int()),
    keyword_mode: z.string(),
    filter: z.int().nullable(),
    servings: z.number(),
    shared: z.array(userRow),
    addshopping: z.boolean(),
    plans: z.array(mealPlan.row),
  })
  .meta({ id: 'AutoMealPlan' })
