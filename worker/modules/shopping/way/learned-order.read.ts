import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { visibleShopping } from '#worker/access/shopping.access.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import type { learnedOrder } from './learned-order.contract.ts'
import { learnOrder } from './learn-order.ts'

/** Some months of a household's shops; a way that was rebuilt is forgotten after as many. */
const MOST_TICKS = 500

export async function readLearnedOrder(context: Context, id: number): Promise<Answer<z.output<typeof learnedOrder>>> {
  const { space, shard } = membershipOf(context)
  const { supermarket, categories, ticks } = await context.spaceDatabase(shard).read({
    supermarket: query<{ id: number }>(
      sql`SELECT id FROM supermarket WHERE space_id = ${space} AND id = ${id} AND deleted_with IS NULL`,
    ),
    categories: query<{ id: number; name: string }>(sql`
      SELECT c.id, c.name FROM supermarket_category_relation r
      JOIN supermarket_category c ON c.space_id = r.space_id AND c.id = r.category AND c.deleted_with IS NULL
      WHERE r.space_id = ${space} AND r.supermarket = ${id} AND r.deleted_with IS NULL ORDER BY r."order", r.id`),
    // What was taken off the list after shopping counts as well.
    ticks: query<{ at: string; category: number }>(sql`
      SELECT e.completed_at AS at, f.supermarket_category AS category FROM (
        SELECT completed_at, food, created_by FROM shopping_list_entry
        WHERE space_id = ${space} AND supermarket = ${id} ORDER BY completed_at DESC LIMIT ${MOST_TICKS}) e
      CROSS JOIN food f ON f.space_id = ${space} AND f.id = e.food AND f.supermarket_category IS NOT NULL
      WHERE ${visibleShopping(context, sql`e.created_by`)}`),
  })
  foundOne(supermarket)
  const learned = learnOrder(
    ticks.map(({ at, category }) => ({ at: Date.parse(at), category })),
    categories.map((category) => category.id),
  )
  const byId = new Map(categories.map((category) => [category.id, category]))
  const named = (category: number) => ({ id: category, name: byId.get(category)?.name ?? '' })
  const { shops, order, pass } = learned
  return answer({
    shops,
    categories: order.map(named),
    passes: pass && { ...pass, earlier: named(pass.earlier), later: named(pass.later) },
  })
}
