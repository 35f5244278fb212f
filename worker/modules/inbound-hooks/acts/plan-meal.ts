import { sql } from 'drizzle-orm'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { Problem, problem } from '#worker/kernel/contract/errors.ts'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import { parse } from '#worker/kernel/http/read-body.ts'
import { membershipOf, personOf, timeZoneOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { mealPlan } from '#worker/modules/meal-plans/plan.contract.ts'
import { savePlan } from '#worker/modules/planning/save-plan.ts'
import { nothingSaid, told, type Act } from './act.ts'
import { dayIn, todayIn } from './said-day.ts'

/** Plans a recipe, by name or id, or a meal that has but a title; today, where no day is said. */
export const planMeal: Act = async (context, { lines, fields }, { meal_type }) => {
  const today = todayIn(timeZoneOf(context), context.at)
  const said = dayIn(lines[0] ?? '', today)
  const title = textOf(fields['title'])
  const wanted = textOf(fields['recipe']) || said.rest
  if (wanted === '' && title === '')
    throw nothingSaid('Say what to plan, as in {"recipe": "Soup", "date": "2026-12-24"}.')
  const { recipes, types } = await lookUp(context, wanted, meal_type)
  const recipe = recipes[0]
  if (wanted !== '' && !recipe) throw noSuchRecipe(wanted)
  const type = mealNamed(types, textOf(fields['meal'] ?? fields['meal_type']))
  const day = textOf(fields['date'])
  const body = parse(mealPlan.draft, {
    title,
    recipe: recipe?.id ?? null,
    servings: fields['servings'] ?? recipe?.servings ?? 1,
    note: fields['note'] ?? '',
    from_date: day === '' ? (said.day ?? today) : (dayIn(day, today).day ?? day),
    meal_type: { id: type.id },
  })
  const done = await savePlan(context, { id: null, body })
  const name = recipe?.name ?? title
  const message = `Planned for ${body.from_date.slice(0, 10)}, ${type.name}: ${name}.`
  return told({ kind: 'meal-plan', things: [{ id: done.body?.id ?? 0, name }], message }, [done])
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

interface MealType {
  id: number
  name: string
  isUsual: boolean
}

/** The usual kind of meal comes first: that of the hook, else that of its maker. */
function lookUp(context: Context, wanted: string, usual: number | null) {
  const { space, shard } = membershipOf(context)
  const id = /^\d{1,9}$/.test(wanted) ? Number(wanted) : null
  const me = personOf(context).id
  return context.spaceDatabase(shard).read({
    recipes: query<{ id: number; name: string; servings: number }>(sql`SELECT id, name, servings FROM recipe
      WHERE space_id = ${space} AND deleted_with IS NULL AND (id = ${id} OR name_fold = ${foldName(wanted)})
        AND ${readableRecipe(context)} ORDER BY id = ${id} DESC, id LIMIT 1`),
    types: query<MealType>(
      sql`SELECT t.id, t.name, t.id = coalesce((SELECT default_meal_type FROM member
            WHERE space_id = ${space} AND user_id = ${me}), 0) AS isUsual
        FROM meal_type t WHERE t.space_id = ${space} AND t.deleted_with IS NULL
        ORDER BY t.id = ${usual} DESC, isUsual DESC, t."default" DESC, t."order", t.id`,
      { bool: ['isUsual'] },
    ),
  })
}

const noMealTypes = problem('inbound-hook.no_meal_types', 409, 'There is no kind of meal yet; make one in Larder.')

/** The one that is named; otherwise the first. */
function mealNamed(types: readonly MealType[], wanted: string): MealType {
  const named = types.find(({ id, name }) => String(id) === wanted || foldName(name) === foldName(wanted))
  const one = wanted === '' ? types[0] : named
  if (one) return one
  if (wanted === '') throw noMealTypes()
  throw new Problem('inbound-hook.no_such_meal', 404, {
    detail: `No meal is called “${wanted}”. There are: ${types.map(({ name }) => name).join(', ')}.`,
  })
}

const noSuchRecipe = (wanted: string) =>
  new Problem('inbound-hook.no_such_recipe', 404, {
    detail: `No recipe is called “${wanted}”. Send its whole name or its number, or a title for a meal without a recipe.`,
  })
