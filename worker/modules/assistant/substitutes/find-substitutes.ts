import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { isOnHand } from '#worker/modules/foods/food.rows.ts'
import { askProvider } from '#worker/modules/ai/calls/ask-provider.ts'
import type { Question } from '#worker/modules/ai/calls/question.ts'
import { providerId } from '../provider-id.ts'
import { saidLine } from '../said-things.ts'
import { lineOf } from '../spoken-text.ts'
import type { substitutesAnswer, substitutesRequest } from './substitutes.contract.ts'

const said = z.object({
  substitutes: z.array(
    z.object({ food: z.string(), amount: z.number().nullable(), unit: z.string().nullable(), note: z.string() }),
  ),
})

interface Suggestion {
  food: string
  amount: number | null
  unit: string | null
  note: string
}

const MAX_SUGGESTIONS = 6

/** What can stand for an ingredient, what is in the house first. */
export async function findSubstitutes(
  context: Context,
  provider: unknown,
  asked: z.output<typeof substitutesRequest>,
): Promise<z.output<typeof substitutesAnswer>> {
  const { value } = await askProvider(context, providerId(provider), substitution(asked))
  const { space, shard } = membershipOf(context)
  const foodKeys = value.map(({ food }) => nameKey(food))
  const unitKeys = value.flatMap(({ unit }) => (unit === null ? [] : [nameKey(unit)]))
  const { foods, units } = await context.spaceDatabase(shard).read({
    foods: query<{ id: number; key: string; on_hand: boolean }>(
      sql`SELECT food.id, food.name_key AS key, ${isOnHand(context, sql`food.id`)} AS on_hand FROM food
        WHERE food.space_id = ${space} AND food.deleted_with IS NULL
          AND food.name_key IN (SELECT value FROM ${jsonEach(foodKeys)})`,
      { bool: ['on_hand'] },
    ),
    units: query<{ id: number; key: string }>(
      sql`SELECT id, name_key AS key FROM unit WHERE space_id = ${space} AND deleted_with IS NULL
        AND name_key IN (SELECT value FROM ${jsonEach(unitKeys)})`,
    ),
  })
  const substitutes = value.map(({ food, unit, ...rest }) => {
    const known = foods.find(({ key }) => key === nameKey(food))
    const unitId = unit === null ? null : (units.find(({ key }) => key === nameKey(unit))?.id ?? null)
    return {
      ...rest,
      food: { id: known?.id ?? null, name: food },
      unit: unit === null ? null : { id: unitId, name: unit },
      on_hand: known?.on_hand ?? false,
    }
  })
  return { substitutes: substitutes.toSorted((one, other) => Number(other.on_hand) - Number(one.on_hand)) }
}

const substitution = (asked: z.output<typeof substitutesRequest>): Question<z.output<typeof said>, Suggestion[]> => ({
  function: 'SUBSTITUTES',
  instructions: `You know what can stand for an ingredient. Name up to ${MAX_SUGGESTIONS} foods, the best first, each with the amount that replaces the one given, and a short note on what becomes different, in the language of the ingredient. Here you use what you know.`,
  material: [
    { text: saidLine({ ...asked, food: asked.food, unit: asked.unit ?? null }) },
    { text: JSON.stringify({ dish: asked.recipe ?? '', has_to_be: asked.wish ?? '' }) },
  ],
  schema: said,
  output: 1_200,
  check({ substitutes }) {
    const own = nameKey(asked.food)
    const found = substitutes
      .map(({ food, amount, unit, note }) => ({
        food: lineOf(food, 128),
        amount: amount !== null && amount > 0 && amount < 1e6 ? Math.round(amount * 1000) / 1000 : null,
        unit: lineOf(unit, 64) || null,
        note: lineOf(note, 256),
      }))
      .filter(({ food }) => food !== '' && nameKey(food) !== own)
    return { value: found.slice(0, MAX_SUGGESTIONS) }
  },
})
