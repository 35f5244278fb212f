import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { nothingGiven } from '#worker/modules/ai/calls/ai-problems.ts'
import { askProvider } from '#worker/modules/ai/calls/ask-provider.ts'
import { providerId } from '../provider-id.ts'
import { aislesQuestion } from './aisles-question.ts'
import type { cleanUpAnswer, cleanUpRequest, Proposal } from './clean-up.contract.ts'
import { spellingQuestion } from './spelling-question.ts'

const MAX_FOODS = 120

type Answer = z.output<typeof cleanUpAnswer>

/** What could be tidied up among foods. Nothing changes until a person accepts it. */
export async function proposeChanges(
  context: Context,
  provider: unknown,
  { what, after }: z.output<typeof cleanUpRequest>,
): Promise<Answer> {
  const asked = providerId(provider)
  const { space, shard } = membershipOf(context)
  const { foods, categories } = await context.spaceDatabase(shard).read({
    foods: query<{ id: number; name: string; plural_name: string | null }>(
      sql`SELECT id, name, plural_name FROM food WHERE space_id = ${space} AND deleted_with IS NULL AND id > ${after}
        ${what === 'aisles' ? sql`AND supermarket_category IS NULL` : sql``} ORDER BY id LIMIT ${MAX_FOODS + 1}`,
    ),
    categories: query<{ id: number; name: string }>(
      sql`SELECT id, name FROM supermarket_category WHERE space_id = ${space} AND deleted_with IS NULL ORDER BY id LIMIT 200`,
    ),
  })
  const shown = foods.slice(0, MAX_FOODS)
  if (shown.length === 0) return { proposals: [], seen: 0, after: null }
  if (what === 'aisles' && categories.length === 0)
    throw nothingGiven('Make shop categories first: there is none that a food could be in.', 'no_aisles')
  const { value } =
    what === 'aisles'
      ? await askProvider(context, asked, aislesQuestion(shown, categories))
      : await askProvider(context, asked, spellingQuestion(shown))
  return {
    proposals: await withTwins(context, value),
    seen: shown.length,
    after: foods.length > MAX_FOODS ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Where another food has the proposed name already, the two are one. */
async function withTwins(context: Context, proposals: readonly Proposal[]): Promise<Proposal[]> {
  const keys = proposals.flatMap(({ name }) => (name === null ? [] : [nameKey(name)]))
  if (keys.length === 0) return [...proposals]
  const { space, shard } = membershipOf(context)
  const { twins } = await context.spaceDatabase(shard).read({
    twins: query<{ id: number; name: string; key: string }>(
      sql`SELECT id, name, name_key AS key FROM food WHERE space_id = ${space} AND deleted_with IS NULL
        AND name_key IN (SELECT value FROM ${jsonEach(keys)})`,
    ),
  })
  return proposals.map((one) => {
    const twin = twins.find(({ key, id }) => one.name !== null && key === nameKey(one.name) && id !== one.food.id)
    return twin ? { ...one, name: null, plural_name: null, merge_into: { id: twin.id, name: twin.name } } : one
  })
}
