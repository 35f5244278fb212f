import { sql } from 'drizzle-orm'
import { languages, type Language } from '#worker/kernel/contract/languages.contract.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { texts } from '#worker/locales/texts.ts'

interface MealTypeRow {
  id: number
  name_key: string
  usual: number
}

/** All of the space, which are few; the one that the person plans with first. */
export function mealTypesThere(context: Context) {
  const { space } = membershipOf(context)
  return query<MealTypeRow>(sql`SELECT t.id, t.name_key, coalesce(t.id = m.default_meal_type, 0) AS usual FROM meal_type t
    LEFT JOIN member m ON m.space_id = t.space_id AND m.user_id = ${personOf(context).id}
    WHERE t.space_id = ${space} AND t.deleted_with IS NULL
    ORDER BY usual DESC, t."default" DESC, t."order", t.time IS NULL, t.time, t.id`)
}

interface Making {
  language: Language
  nextId: (kind: string) => number
}

/** Finds a type by a file's word for it, also where the household says it in another language, or plans to make it. */
export function mealTypeFinder(context: Context, rows: readonly MealTypeRow[], { language, nextId }: Making) {
  const byKey = new Map(rows.toReversed().map(({ id, name_key }) => [name_key, id]))
  const created: Append[] = []
  const make = (name: string): number => {
    const id = nextId('meal-type')
    byKey.set(nameKey(name), id)
    const data = { id, name, order: 0, default: false, created_by: personOf(context).id }
    created.push({ stream: `meal-type:${id}`, expected: 0, events: [{ type: 'meal-type.created', data }] })
    return id
  }
  return {
    created,
    idOf(word: string): number {
      const name = word.trim().slice(0, MAX_NAME)
      if (name === '') return rows[0]?.id ?? byKey.get(nameKey(dinner(language))) ?? make(dinner(language))
      const known = [nameKey(name), ...otherWords(nameKey(name))].flatMap((key) => byKey.get(key) ?? [])
      return known[0] ?? make(name.charAt(0).toUpperCase() + name.slice(1))
    },
  }
}

const MAX_NAME = 128

/** What new spaces call the same meal in every language. */
function otherWords(key: string): string[] {
  const at = languages.flatMap((one) => texts[one].starter.meals.findIndex(({ name }) => nameKey(name) === key))
  const meal = at.find((index) => index >= 0)
  return meal === undefined ? [] : languages.map((one) => nameKey(texts[one].starter.meals[meal]?.name ?? ''))
}

const dinner = (language: Language): string => texts[language].starter.meals.at(-1)?.name ?? 'Dinner'
