import { sql } from 'drizzle-orm'
import { householdOwned } from '#worker/access/household.access.ts'
import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import type { EndedItem } from '#worker/kernel/jobs/job.events.ts'
import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { planDecider } from '#worker/modules/meal-plans/plan.decider.ts'
import type { MealDraft } from '../../drafts/draft.ts'
import { failed } from './leave-out.ts'
import { mealTypeFinder, mealTypesThere } from './meal-type-finder.ts'
import { place, type Place } from './place.ts'
import { recipeFinder, recipesByKey } from './recipes-by-key.ts'

interface Given {
  meals: readonly { item: JobItem; draft: MealDraft }[]
  job: number
  since: string
  language: Language
}

const MAX_TITLE = 64

/** Meals of a plan. What the household had planned for the same day, meal and recipe is known. */
export function placeMeals(context: Context, { meals, job, since, language }: Given): Place {
  const { space } = membershipOf(context)
  const days = [...new Set(meals.map(({ draft }) => draft.date))]
  const load = {
    types: mealTypesThere(context),
    refs: recipesByKey(
      context,
      job,
      meals.map(({ draft }) => draft.recipe),
    ),
    there: query<{ id: number; from_date: string; meal_type: number; recipe: number | null; title: string }>(
      sql`SELECT p.id, p.from_date, p.meal_type, p.recipe, p.title FROM ${jsonEach(days)} d
        CROSS JOIN meal_plan p ON p.space_id = ${space} AND p.to_date >= d.value AND p.from_date = d.value
          AND p.deleted_with IS NULL
        WHERE p.created_at < ${since} AND ${householdOwned(context, sql`p.created_by`)}`,
    ),
    ids: reserveIds(space, { 'meal-plan': meals.length, 'meal-type': meals.length }),
  }
  return place(load, (found, made) => {
    const nextId = idAllocator(found.ids)
    const find = recipeFinder(found.refs, made)
    const types = mealTypeFinder(context, found.types, { language, nextId })
    const placed = meals.map(({ item, draft }) => {
      if (!isDay(draft.date))
        return { item: failed(item, 'import.meal_invalid', `“${draft.date}” is no day.`), append: null }
      const recipe = find(draft.recipe)
      const fields = {
        ...wordsOf(draft, recipe?.name ?? firstLine(item.name), recipe !== undefined),
        recipe: recipe?.id ?? null,
      }
      const meal_type = types.idOf(draft.type)
      const known = found.there.find(
        (plan) =>
          plan.from_date === draft.date &&
          plan.meal_type === meal_type &&
          plan.recipe === fields.recipe &&
          plan.title === fields.title,
      )
      const ended = { position: item.position, name: fields.title || (recipe?.name ?? item.name) }
      if (known)
        return { item: { ...ended, state: 'known', result: `meal-plan:${known.id}` } satisfies EndedItem, append: null }
      const id = nextId('meal-plan')
      const events = planDecider.decide.plan(null, {
        ...fields,
        id,
        servings: servingsOf(draft) ?? recipe?.servings ?? 1,
        from_date: draft.date,
        meal_type,
        shared: [],
        created_by: personOf(context).id,
      })
      return {
        item: {
          ...ended,
          state: 'done',
          result: `meal-plan:${id}`,
          ...(draft.recipe !== '' && !recipe
            ? { code: 'import.meal_without_recipe', msg: 'Its recipe is not here.' }
            : {}),
        } satisfies EndedItem,
        append: { stream: `meal-plan:${id}`, expected: 0, events },
      }
    })
    return {
      appends: [...types.created, ...placed.flatMap(({ append }) => append ?? [])],
      items: placed.map(({ item }) => item),
    }
  })
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

const servingsOf = ({ servings }: MealDraft): number | null =>
  servings !== null && Number.isFinite(servings) && servings > 0 ? servings : null

const firstLine = (text: string): string => text.trim().split('\n', 1)[0]?.trim() ?? ''

/** A plan needs a recipe or a title; what a title has no room for goes into the note. */
function wordsOf({ date, title, note }: MealDraft, name: string, hasRecipe: boolean): { title: string; note: string } {
  const said = title.trim()
  if (hasRecipe && (said === '' || said === name)) return { title: '', note }
  const short = said || firstLine(note) || name || date
  const isCut = short.length > MAX_TITLE
  const rest = said === '' && note.trim() === short && !isCut ? '' : note
  return { title: short.slice(0, MAX_TITLE).trim(), note: isCut ? [short, rest].filter(Boolean).join('\n\n') : rest }
}
